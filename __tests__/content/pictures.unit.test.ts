import { expect, test } from '@jest/globals'
import { getAlt, findPicture, missingPictures, pictureNames } from '@/content/pictures'
import { image } from '@/content/schema/image'
import { fallbackPicture } from '@/content/schema/pictures'

test('shows the fallback for a picture that is gone, and tells the build', () => {
  expect(findPicture('disparue', 'Une chorale').fallback).toBe(
    findPicture(fallbackPicture).fallback,
  )
  expect([...missingPictures]).toEqual(['disparue'])
})

test('names the picture that content/pictures.yml does not describe', () => {
  const undescribed = pictureNames.find((name) => getAlt(name) === undefined)
  const message = image().safeParse(undescribed).error?.issues[0]?.message
  expect(message).toBe(`le texte (alt) de « ${String(undescribed)} » dans content/pictures.yml`)
})
