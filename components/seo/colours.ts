/* The three colours that leave the site with its pictures, its manifest and its browser bar, where CSS variables do not reach. They repeat
   --paper, --bar and --text of components/theme/tokens.css; a test compares them. */
export const paper = '#FAF4E6'
export const bar = '#F08A42'
export const ink = '#1B1511'
