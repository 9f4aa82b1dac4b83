import { expect, test } from '@jest/globals'
import { findPicture, missingPictures } from '@/content/pictures'
import { fallbackPicture } from '@/content/schema/pictures'

test('shows the fallback for a picture that is gone, and tells the build', () => {
  expect(findPicture('disparue', 'Une chorale').fallback).toBe(
    findPicture(fallbackPicture).fallback,
  )
  expect([...missingPictures]).toEqual(['disparue'])
})
