import { testEveryPage } from '../../support/every-page'

testEveryPage(
  'leads to the search from the header and from the menu',
  (page) => {
    const links = page.querySelectorAll('header a[href="/blog/#chercher"]')
    const texts = Array.from(links, ({ textContent }) => textContent).join()
    return texts === 'Chercher,Chercher' ? [] : [texts]
  },
  ['/404.html'],
)
