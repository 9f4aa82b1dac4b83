import { parseContent } from '../parse'
import { teamSchema } from '../schemas'

export const teamPage = parseContent('content/pages/notre-equipe.ts', teamSchema, {
  meta: {
    title: 'Quatre conseillères en hébergement à Québec',
    description:
      'Une technicienne juridique, une préposée, une infirmière auxiliaire, une conductrice : voici nos quatre conseillères. Leurs habitudes et leurs règles.',
    keywords: 'équipe {brand}, conseillère en hébergement Québec, conseillère résidence pour aînés, Beauport, Lévis, Limoilou',
  },
  hero: {
    title: { narrow: ['Quatre conseillères,', 'quatre métiers', 'd’avant'], wide: ['Quatre conseillères,', 'quatre métiers d’avant'] },
    lead: 'La personne qui viendra chez vous est l’une de celles-ci. Voici le métier qu’elle faisait avant, et ce qu’elle regarde en premier quand elle entre dans une résidence.',
  },
  since: 'avec {brand} depuis',
  advisorsTitle: { narrow: ['Qui sonnera', 'à votre porte'], wide: ['Qui sonnera à votre porte'] },
  highlights: {
    title: 'Ce que cela change pour vous',
    items: [
      {
        title: 'Des années de métier',
        text: 'Nos conseillères ont en moyenne plus de {experience} ans d’expérience auprès des personnes aînées. Ce chiffre compte les métiers d’avant, car deux d’entre elles sont arrivées chez nous en 2022 et en 2023.',
      },
      {
        title: 'Quatre regards sur une question',
        text: 'Une clause obscure passe par l’ancienne technicienne juridique. Une question de lève-personne va à celle qui s’en est servie pendant neuf ans. Vous parlez à une seule personne, qui pose la question aux trois autres.',
      },
      {
        title: 'Une relève, si elle a la grippe',
        text: 'Vos critères sont écrits. Si votre conseillère manque une visite, une collègue y va avec la feuille en main, et vous ne racontez pas tout une deuxième fois.',
      },
    ],
  },
  values: {
    title: 'Quatre règles de la maison',
    items: [
      {
        title: 'La patience',
        text: 'Après une question, nous laissons le silence durer. La réponse qui compte est celle de la personne qui déménage. Elle a le droit d’en changer.',
      },
      {
        title: 'La discrétion',
        text: 'Ce qui se dit à la cuisine reste dans l’équipe. Avant de donner votre nom à une résidence, la conseillère vous le demande, une résidence à la fois.',
      },
      {
        title: 'La modestie',
        text: 'Celle qui a été infirmière auxiliaire ne donne pas de soins ici, et celle qui vient du notariat ne donne pas d’avis juridique. Quand nous ne savons pas, nous le disons. Nous cherchons ensuite qui le sait.',
      },
      {
        title: 'La franchise',
        text: 'Une erreur arrive, par exemple un stationnement oublié dans le calcul du loyer. La conseillère vous appelle avant que la facture arrive. Elle refait le total avec vous.',
      },
    ],
  },
  contactBand: {
    title: { narrow: ['Parlez-leur', 'avant de vous décider'], wide: ['Parlez-leur avant de vous décider'] },
    text: 'Si vous souhaitez parler à l’une des quatre, dites-le en appelant. Nous en tiendrons compte si son horaire le permet.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
  portrait: { image: 'equipe-4', caption: 'Johanne. Au premier appel, elle demande s’il y a un escalier, et de quel côté est la rampe.' },
})
