const drawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  '<path fill="#16382e" d="M0 0h32v32H0z"/>',
  '<path fill="none" stroke="#fbd77e" stroke-width="2" d="M12 8V7a4 4 0 0 1 8 0v1"/>',
  '<path fill="#fbd77e" d="M12 8h8l4 4H8zM6 26h20v3H6zM10 12h12v14H10z"/>',
  '<path fill="#b4480f" d="M16 12.6c.6 2.8 4 4.2 4 7.4a4.2 3.8 0 0 1-8.4 0c0-1.7.8-2.8 1.7-3.6.2 1.1.7 1.7 1.4 1.9-.5-2 0-4 1.3-5.7z"/>',
  '</svg>',
].join('')

/**
 * The lantern of a tab stands in the page: as a file it was one request more on every first visit, 2.6 kB with its headers, and Chromium asked for it
 * again at every change of the hash. Browsers that want a file take app/favicon.ico.
 */
export const tabIcon = `data:image/svg+xml,${drawing.replace(/[<>#"]/g, encodeURIComponent)}`
