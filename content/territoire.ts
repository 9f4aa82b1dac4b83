import { parseContent } from './parse'
import { territorySchema } from './territoire-schema'

/** The map of where the agency works, its list of places and its sentences. Degrees are known points of each place, not surveyed. */
export const territory = parseContent('content/territoire.ts', territorySchema, {
  centre: [46.8119, -71.205],
  large: {
    title: 'Des deux côtés du fleuve',
    text: 'De Lévis, on voit la Haute-Ville. En auto, il faut pourtant passer par les ponts. Dites-nous d’où viendront vos proches, car le trajet compte dans le choix.',
    circle: { radius: '{radius}', text: 'Le cercle fait {radius} de rayon, à vol d’oiseau. Le cadre montre la carte.' },
  },
  medium: {
    title: 'Nous venons chez vous',
    text: 'À Québec, à Lévis et dans les municipalités voisines, jusqu’à environ {radius} de la ville.',
  },
  small: 'Sainte-Foy, Québec, Charlesbourg et Beauport sur la rive nord, Lévis en face.',
  caption: {
    intro: 'Dessin simplifié, le nord en haut.',
    north: {
      title: 'Rive nord :',
      places: [
        { name: 'Cap-Rouge', at: [46.752, -71.347], side: 'dessus', map: 'moyenne', kind: 'ville' },
        { name: 'Loretteville', at: [46.854, -71.356], side: 'gauche', map: 'grande', kind: 'quartier' },
        { name: 'Sainte-Foy', at: [46.779, -71.288], side: 'gauche', map: 'petite', kind: 'ville' },
        { name: 'Charlesbourg', at: [46.863, -71.268], side: 'gauche', onPhone: 'dessous', map: 'petite', kind: 'ville' },
        // The castle stands where the point would be; the name begins at its foot.
        { name: 'Haute-Ville', shortName: 'Québec', at: [46.8085, -71.2275], side: 'gauche', map: 'petite', kind: 'dessin' },
        { name: 'Limoilou', at: [46.83, -71.227], side: 'gauche', map: 'moyenne', kind: 'ville' },
        { name: 'Giffard', at: [46.847, -71.205], side: 'gauche', map: 'grande', kind: 'quartier' },
        { name: 'Beauport', at: [46.86, -71.192], side: 'gauche', onPhone: 'dessus', map: 'petite', kind: 'ville' },
      ],
    },
    south: {
      title: 'Rive sud :',
      places: [
        { name: 'Charny', at: [46.715, -71.266], side: 'droite', map: 'grande', kind: 'quartier' },
        { name: 'Saint-Romuald', at: [46.756, -71.233], side: 'droite', map: 'grande', kind: 'quartier' },
        { name: 'Lévis', at: [46.807, -71.176], side: 'droite', onPhone: 'dessous', map: 'petite', kind: 'ville' },
      ],
    },
    crossing: 'On passe de l’une à l’autre par les deux ponts, à l’ouest, ou par la traverse.',
    beyond: 'L’île d’Orléans et la chute Montmorency sont à l’est.',
  },
  landmarks: [
    { name: 'les deux ponts', at: [46.7156, -71.2849], side: 'gauche', map: 'moyenne', kind: 'dessin' },
    { name: 'la traverse', at: [46.83, -71.178], side: 'droite', onPhone: 'dessus', map: 'moyenne', kind: 'dessin' },
    { name: 'île d’Orléans', at: [46.866, -71.119], side: 'droite', map: 'grande', kind: 'dessin' },
    { name: 'chute Montmorency', at: [46.889, -71.154], side: 'gauche', map: 'grande', kind: 'dessin' },
    { name: 'le fleuve Saint-Laurent', at: [46.7309, -71.3677], side: 'dessus', map: 'grande', kind: 'fleuve' },
  ],
})
