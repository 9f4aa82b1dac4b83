import './icon.css'

// Outlines of Lucide (ISC licence), each a constant, so that an island bundles only those that it
// uses.
export const phoneIcon =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384'
export const backIcon = 'm12 19-7-7 7-7M19 12H5'
export const onwardIcon = 'M5 12h14M12 5l7 7-7 7'
export const outIcon =
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6'
export const printIcon =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z'
export const shareIcon = 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8'
export const copyIcon =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2'
export const searchIcon = 'm21 21-4.34-4.34M11 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16z'
export const tickIcon = 'm4 13 5.5 5.5L20 6'
export const questionIcon = 'M7.5 8.2a4.5 4.5 0 1 1 6.4 4.1c-1.3.7-1.9 1.5-1.9 3.2M12 20v.01'
export const moonIcon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z'
export const menuIcon = 'M3 5h18M3 12h18M3 19h18'
export const closeIcon = 'M18 6 6 18M6 6l12 12'

/** An icon, hidden from screen readers because words beside it always say the same. */
export function Icon({ outline }: { outline: string }) {
  return (
    <svg className="icon ink" viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}
