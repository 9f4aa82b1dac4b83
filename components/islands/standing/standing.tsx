'use client'

export default function Standing(_props: object) {
  return null
}
