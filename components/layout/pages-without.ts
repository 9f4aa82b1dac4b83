/** The pages that lack a part of the layout, by that part. */
export const pagesWithout = {
  /** Neither a contact band nor a number to call: their footer shows the contact on a phone too. */
  contact: [
    '/accessibilite',
    '/confidentialite',
    '/faq',
    '/liens-utiles',
    '/ou-en-etes-vous',
    '/urgence',
    '/_not-found',
  ],
  notice: ['/urgence', '/situation/sortie-hopital', '/demande-traitee'],
  popup: ['/urgence', '/situation/sortie-hopital', '/demande-traitee'],
  /** The urgent page has its own thumb bar, with 911. */
  thumbBar: ['/urgence', '/situation/sortie-hopital'],
}
