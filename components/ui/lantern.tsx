/** The lantern of the wordmark, on a ground of 20 by 33 whose corner is 6, -1: the ink is the colour of the words around it. */
export function Lantern() {
  return (
    <>
      <path d="M11 7V6a5 5 0 0 1 10 0v1" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 6h8l4 6H8z" fill="currentColor" />
      <path d="M10 12h12l2 14H8z" fill="currentColor" />
      <path d="M12 14h8l1.4 10H10.6z" fill="#FBD77E" />
      <path
        d="M16.200 14.600c.500 2.300 3.300 3.500 3.300 6.200a3.500 3.200 0 0 1-7 0c0-1.400.700-2.300 1.400-3 .200.900.600 1.400 1.200 1.600-.400-1.700 0-3.400 1.100-4.800z"
        fill="#C05A1C"
      />
      <path d="M6 26h20v4H6z" fill="currentColor" />
    </>
  )
}
