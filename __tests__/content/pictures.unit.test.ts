import { expect, test } from '@jest/globals'
import { findCopy, findPicture, getAlt, missingPictures, pictureNames } from '@/content/pictures'
import { image } from '@/content/schema/image'
import { fallbackPicture, nameCopy } from '@/content/schema/pictures'

test('shows the fallback for a picture that is gone, and tells the build', () => {
  expect(findPicture('disparue', 'Une chorale').fallback).toBe(
    findPicture(fallbackPicture).fallback,
  )
  expect([...missingPictures]).toEqual(['disparue'])
})

test('tells the scenes of the evening from the pictures that have a version for it', () => {
  expect(findPicture('chambre').evening).toBe('scene')
  expect(findPicture('jardin').evening).toBe('version')
  expect(findPicture('glaces').evening).toBeUndefined()
})

test('names the picture that content/pictures.yml does not describe', () => {
  const undescribed = pictureNames.find((name) => getAlt(name) === undefined)
  const message = image().safeParse(undescribed).error?.issues[0]?.message
  expect(message).toBe(`le texte (alt) de « ${String(undescribed)} » dans content/pictures.yml`)
})

test('shows the fallback for a picture of another site that has no copy', () => {
  const address = 'https://photos.example/Chorale_2026.jpg?largeur=1200'
  expect(findCopy(address, 'Une chorale')).toEqual(findPicture(fallbackPicture))
  expect(nameCopy(address)).toBe('photos-example-chorale-2026-jpg-largeur-1200')
})

test('shows the copy of a picture of another site', () => {
  expect(findCopy('https://chorale', 'Une chorale')).toEqual(findPicture('chorale', 'Une chorale'))
})
