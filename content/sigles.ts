/**
 * Les sigles qu’une page montre sans les épeler : noms d’organismes dans une source ou un lien. Un lecteur d’écran et la souris en disent la forme
 * longue. Dans un texte suivi, épelez plutôt le sigle à sa première mention.
 */
export const sigles: Readonly<Record<string, string>> = {
  AREQ: 'Association de retraitées et retraités de l’éducation et des autres services publics du Québec',
  CISSS: 'centre intégré de santé et de services sociaux',
  CIUSSS: 'centre intégré universitaire de santé et de services sociaux',
  ONU: 'Organisation des Nations unies',
  UQTR: 'Université du Québec à Trois-Rivières',
}
