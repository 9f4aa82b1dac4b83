'use client'

export default function NetCost(_props: object) {
  return null
}
