import { z } from 'zod'
import { template, text, title, verbatim, withoutOrphan } from './fields'
import { contactBand } from './parts'

export const interfaceTextsFile = {
  file: 'content/interface.yml',
  label: 'Menus, boutons, pied de page',
  pagePath: '/',
  schema: z.strictObject({
    skip: text({ max: 60 }).meta({ label: 'Aller au contenu' }),
    menu: text({ max: 60 }).meta({ label: 'Menu' }),
    mainNavigation: text({ max: 60 }).meta({ label: 'Navigation principale' }),
    secondaryNavigation: text({ max: 60 }).meta({ label: 'Liens secondaires' }),
    quickContact: text({ max: 60 }).meta({ label: 'Nous joindre rapidement' }),
    callVerb: text({ max: 60 }).meta({
      label: 'Avant le numéro',
      hint: '« Appeler le », avant le numéro.',
    }),
    servedFamilies: text({ max: 100 }).meta({
      label: 'Qui nous aidons',
      hint: 'Qui et où, sous le premier bouton d’une situation.',
    }),
    call: text({ max: 60 }).meta({ label: 'Appel' }),
    callFrom: template(['moment']).meta({
      label: 'Hors des heures',
      hint: 'Sous « Appeler », au bas d’un téléphone : quand quelqu’un répond.',
    }),
    callHint: text({ max: 60 }).meta({ label: 'Précision sur l’appel' }),
    write: text({ max: 60 }).meta({ label: 'Écrire' }),
    closeMenu: text({ max: 60 }).meta({ label: 'Menu ouvert' }),
    writeHint: text({ max: 60 }).meta({ label: 'Précision sur l’écrit' }),
    homeLink: text({ max: 60 }).meta({
      label: 'Fin du nom du logo',
      hint: 'Après le nom et le slogan de l’agence, pour un lecteur d’écran.',
    }),
    textSize: z
      .strictObject({
        legend: text({ max: 30 }).meta({ label: 'Question' }),
        normal: text({ max: 30 }).meta({ label: 'Normal' }),
        large: text({ max: 30 }).meta({ label: 'Grand' }),
        largest: text({ max: 30 }).meta({ label: 'Très grand' }),
      })
      .meta({ label: 'Taille du texte' }),
    darkTheme: text({ max: 12 }).meta({
      label: 'Thème sombre',
      hint: 'L’interrupteur du thème sombre, près des trois lettres A.',
    }),
    urgentLink: z
      .strictObject({
        menu: text({ max: 80 }).meta({ label: 'Menu' }),
        footerText: text({ max: 80 }).meta({ label: 'Bas' }),
      })
      .meta({
        label: 'Porte',
        hint:
          'La porte vers les numéros urgents : ce que son nom ne dit pas, dans le menu et dans ' +
          'le pied de page.',
      }),
    situations: text({ max: 40 }).meta({
      label: 'Situations',
      hint: 'Leur titre, dans le menu et le pied de page.',
    }),
    footer: z
      .strictObject({
        whoPays: text({ max: 160 }).meta({ label: 'Qui paie' }),
        services: text({ max: 160 }).meta({ label: 'Services' }),
        tools: text({ max: 160 }).meta({ label: 'Outils' }),
        about: text({ max: 160 }).meta({ label: 'Précision' }),
        contact: text({ max: 160 }).meta({ label: 'Nous joindre' }),
      })
      .meta({ label: 'Pied de page' }),
    print: text({ max: 40 }).meta({ label: 'Imprimer' }),
    updated: text({ max: 40 }).meta({
      label: 'Mise à jour',
      hint: '« Mise à jour le », avant une date, en tête des feuilles imprimées.',
    }),
    share: z
      .strictObject({
        title: text({ max: 60 }).meta({ label: 'Titre' }),
        button: text({ max: 60 }).meta({ label: 'Bouton' }),
        email: text({ max: 60 }).meta({ label: 'Courriel' }),
        copy: text({ max: 60 }).meta({ label: 'Copier' }),
        copied: text({ max: 60 }).meta({ label: 'Copié' }),
        selected: text({ max: 80 }).meta({
          label: 'Sélectionné',
          hint: 'Là où l’appareil refuse de copier.',
        }),
        address: text({ max: 80 }).meta({ label: 'Adresse' }),
        subject: text({ max: 80 }).meta({ label: 'Objet' }),
      })
      .meta({ label: 'Partage' }),
    letters: z
      .strictObject({
        title: text({ max: 40 }).meta({
          label: 'Titre',
          hint: 'Au-dessus des lettres d’une situation.',
        }),
        otherCases: text({ max: 40 }).meta({
          label: 'Autres cas',
          hint: 'Au-dessus des étapes du bail qui viennent après la lettre.',
        }),
        help: withoutOrphan({ max: 200 }).meta({
          label: 'Aide',
          hint:
            'Sous la première lettre du bail, et au-dessus de celles d’une situation : les ' +
            'remplir, et les copier sans bouton.',
        }),
        copy: text({ max: 30 }).meta({ label: 'Copier' }),
        print: text({ max: 30 }).meta({ label: 'Imprimer' }),
        copied: text({ max: 100 }).meta({ label: 'Copié' }),
        selected: text({ max: 100 }).meta({ label: 'Sélectionné' }),
      })
      .meta({
        label: 'Lettres',
        hint: 'Sous chaque lettre, celles de l’hôpital aussi.',
      }),
    chat: z
      .strictObject({
        label: text({ max: 80 }).meta({ label: 'Libellé' }),
        on: text({ max: 80 }).meta({ label: 'Permis' }),
        off: text({ max: 80 }).meta({ label: 'Refusé' }),
      })
      .meta({
        label: 'Clavardage',
        hint: 'L’interrupteur du clavardage, sur la page Confidentialité.',
      }),
    clearData: z
      .strictObject({
        label: text({ max: 40 }).meta({ label: 'Bouton' }),
        question: text({ max: 200 }).meta({
          label: 'Question',
          hint: 'Dans un outil, dont rien ne reste.',
        }),
        residences: text({ max: 120 }).meta({
          label: 'Question, pour les résidences',
          hint: 'Au prix net et au carnet de visite, qui ont la même liste.',
        }),
        everything: text({ max: 200 }).meta({
          label: 'Question, pour tout',
          hint: 'Sur la page Confidentialité, pour tous les outils.',
        }),
        yes: text({ max: 40 }).meta({ label: 'Oui' }),
        no: text({ max: 40 }).meta({ label: 'Non' }),
        done: text({ max: 40 }).meta({ label: 'Fait' }),
      })
      .meta({ label: 'Tout effacer', hint: 'Dans chaque outil et sur la page Confidentialité.' }),
    offlineCopy: z
      .strictObject({
        notice: template(['date']).meta({ label: 'Avis' }),
        link: text({ max: 80 }).meta({
          label: 'Lien',
          hint: 'Demande de nouveau la page au réseau.',
        }),
      })
      .meta({ label: 'Page lue sans réseau', hint: 'Au-dessus de la copie d’une page.' }),
    popupOptOut: z
      .strictObject({
        button: text({ max: 120 }).meta({ label: 'Bouton' }),
        optedOut: text({ max: 120 }).meta({ label: 'Refusé' }),
        failed: text({ max: 120 }).meta({ label: 'Échec' }),
      })
      .meta({
        label: 'Refus de la fenêtre',
        hint: 'L’interrupteur de la page Accessibilité qui refuse d’avance la fenêtre de rappel.',
      }),
    copyNumber: z
      .strictObject({
        button: text({ max: 80 }).meta({ label: 'Bouton' }),
        copied: text({ max: 80 }).meta({ label: 'Copié' }),
        selected: text({ max: 80 }).meta({ label: 'Sélectionné' }),
      })
      .meta({ label: 'Copier le numéro', hint: 'Près d’un numéro, sur un ordinateur.' }),
    newTab: text({ max: 40 }).meta({ label: 'Nouvel onglet' }),
    sources: text({ max: 40 }).meta({ label: 'Sources' }),
    stars: z
      .strictObject({
        one: template(['n']).meta({ label: 'Un seul' }),
        many: template(['n']).meta({ label: 'Plusieurs' }),
      })
      .meta({ label: 'Étoiles' }),
    preview: z
      .strictObject({
        title: text({ max: 20 }).meta({ label: 'Titre' }),
        branch: text({ max: 20 }).meta({ label: 'Branche' }),
        commit: text({ max: 20 }).meta({ label: 'Version' }),
        builtAt: text({ max: 20 }).meta({ label: 'Construit le' }),
      })
      .meta({ label: 'Aperçu' }),
    notice: text({ max: 20 }).meta({
      label: 'Nom de l’avis',
      hint: 'Pour un lecteur d’écran, devant l’avis en haut des pages.',
    }),
    closedPeriod: z
      .strictObject({
        one: template(['day', 'answer']).meta({ label: 'Un jour' }),
        many: template(['day', 'until', 'answer']).meta({ label: 'Plusieurs jours' }),
      })
      .meta({
        label: 'Jours fermés',
        hint:
          'Sous la promesse des formulaires, de la veille d’un jour fermé à la réouverture. ' +
          '{answer} : le jour ouvrable qui suit la réouverture.',
      }),
    hoursLabel: text({ max: 20 }).meta({ label: 'Nom des heures' }),
    emailLabel: text({ max: 20 }).meta({ label: 'Nom du courriel' }),
    areaLabel: text({ max: 20 }).meta({ label: 'Nom du territoire' }),
    article: z
      .strictObject({
        back: text({ max: 30 }).meta({ label: 'Retour' }),
        by: text({ max: 30 }).meta({ label: 'Auteur' }),
        readTime: text({ max: 30 }).meta({ label: 'Temps de lecture' }),
        updated: text({ max: 30 }).meta({ label: 'Mise à jour' }),
        reviewed: text({ max: 30 }).meta({ label: 'Relu' }),
        contents: text({ max: 30 }).meta({ label: 'Sommaire' }),
        enBref: text({ max: 30 }).meta({ label: 'En bref' }),
        aRetenir: text({ max: 30 }).meta({ label: 'À retenir' }),
        amountsDrawing: z
          .strictObject({
            less: verbatim({ max: 40 }).meta({ label: 'De moins' }),
            amounts: text({ max: 60 }).meta({ label: 'Montants' }),
          })
          .meta({
            label: 'Encadrés',
            hint: '{n} est l’écart entre deux totaux; puis ce qui ouvre le tableau sous un dessin.',
          }),
        offer: contactBand.meta({
          label: 'Offre de l’agence',
          hint:
            'Le bandeau jaune à la fin de chaque article, avec les cinq promesses, de la ' +
            'rencontre à la maison jusqu’après le déménagement.',
        }),
        related: text({ max: 40 }).meta({ label: 'À lire aussi' }),
        onward: text({ max: 40 }).meta({ label: 'Pour continuer' }),
      })
      .meta({ label: 'Article' }),
    search: z
      .strictObject({
        link: text({ max: 20 }).meta({ label: 'Lien', hint: 'Le lien des menus.' }),
        label: text({ max: 120 }).meta({ label: 'Libellé' }),
        help: text({ max: 120 }).meta({ label: 'Aide' }),
        subjects: title({ max: 40 }).meta({
          label: 'Sujets',
          hint:
            'Le lien vers l’index des sujets, et le titre de cet index, au bas de la page du ' +
            'blogue.',
        }),
        results: z
          .strictObject({
            one: template(['n'], { max: 60 }).meta({ label: 'Un seul' }),
            many: template(['n'], { max: 60 }).meta({ label: 'Plusieurs' }),
            some: template(['n', 'shown'], { max: 60 }).meta({ label: 'Une partie' }),
            missing: template(['words'], { max: 60 }).meta({
              label: 'Manque',
              hint: 'Des mots que le site n’a pas.',
            }),
            nearest: text({ max: 40 }).meta({
              label: 'Le plus proche',
              hint: 'Devant les réponses, quand ce n’est pas tout à fait ce qui était demandé.',
            }),
          })
          .meta({
            label: 'Résultats',
            hint:
              '{n} est le nombre de résultats, {shown} ceux qui sont montrés, {words} des mots ' +
              'tapés.',
          }),
        ask: text({ max: 60 }).meta({
          label: 'Demander',
          hint: 'Devant le numéro, sous une réponse qui n’en est pas une.',
        }),
        failed: text({ max: 160 }).meta({ label: 'Échec' }),
        kinds: z
          .strictObject({
            article: text({ max: 20 }).meta({ label: 'Article' }),
            question: text({ max: 20 }).meta({ label: 'Question' }),
            link: text({ max: 20 }).meta({ label: 'Lien' }),
            page: text({ max: 20 }).meta({ label: 'Page' }),
            tool: text({ max: 20 }).meta({ label: 'Outil' }),
            sheet: text({ max: 20 }).meta({ label: 'Feuille' }),
          })
          .meta({ label: 'Sortes' }),
      })
      .meta({ label: 'Recherche' }),
  }),
}

export type Interface = z.output<typeof interfaceTextsFile.schema>
