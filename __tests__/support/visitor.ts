/** The answers of a visitor to the contact form. The « & » is one that an address must escape. */
export const visitor = {
  seekingFor: 'proche',
  name: 'Lucie Tremblay',
  phone: '418 555-0199',
  email: 'lucie@exemple.ca',
  message: 'Ma mère cherche à Beauport.\nD’ici l’hiver, si possible & sans presse.',
}
