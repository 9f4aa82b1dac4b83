'use client'

export default function Notebook(_props: object) {
  return null
}
