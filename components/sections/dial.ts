/** What a telephone dials: three digits as they are, ten with the code of the country. */
export const dial = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 3 ? `tel:${digits}` : `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}
