/** The pages that lack a part of the layout, by that part. */
export const pagesWithout = {
  /** Neither a contact band nor a number to call: their footer shows the contact on a phone too. */
  contact: [
    '/accessibilite',
    '/confidentialite',
    '/deux-rives',
    '/faq',
    '/liens-utiles',
    '/ou-en-etes-vous',
    '/urgence',
    '/_not-found',
  ],
  notice: ['/urgence', '/demande-traitee'],
  popup: ['/urgence', '/demande-traitee'],
  /** The urgent page has its own thumb bar, with 911. */
  thumbBar: ['/urgence'],
}
