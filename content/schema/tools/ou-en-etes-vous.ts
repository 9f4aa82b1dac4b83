import { z } from 'zod'
import { choice, template, text } from '../fields'
import { needs, pageMeta, toolHero } from '../parts'
import { call, callOrService } from './phone-numbers'

const answer = z.strictObject({
  label: text({ max: 160 }).meta({ label: 'Libellé' }),
  forSelf: text({ max: 120 }).optional().meta({ label: 'Pour soi' }),
  short: text({ max: 60 })
    .optional()
    .meta({
      label: 'En bref',
      hint:
        'La même chose en quelques mots, pour « Comment lire vos réponses » : obligatoire si la ' +
        'réponse décide d’un résultat.',
    }),
})

/**
 * A question about another person; `forSelf` is its wording for visitors who answer about
 * themselves.
 */
const question = <Answers extends Readonly<Record<string, typeof answer>>>(answers: Answers) =>
  z.strictObject({
    legend: text({ max: 110 }).meta({
      label: 'Question',
      hint: 'La question, de 15 mots au plus.',
    }),
    forSelf: text({ max: 110 }).optional().meta({ label: 'Pour soi' }),
    help: text({ max: 180 }).optional().meta({ label: 'Aide' }),
    answers: z.strictObject(answers).meta({ label: 'Réponses' }),
  })

const result = z.strictObject({
  title: text({ max: 80 }).meta({ label: 'Titre', hint: 'La phrase du résultat.' }),
  text: text({ max: 280 }).meta({ label: 'Texte' }),
  optionsTitle: text({ max: 50 })
    .optional()
    .meta({ label: 'Titre des chemins', hint: 'Le titre des chemins, s’il en faut un.' }),
  /** The options of a result: staying at home comes before any residence. */
  options: z
    .array(
      z.strictObject({
        kind: choice({
          home: 'Chez soi',
          residence: 'Résidence',
          public: 'Réseau public',
          talk: 'En parler',
        }).meta({ label: 'Sorte' }),
        title: text({ max: 70 }).meta({ label: 'Titre' }),
        text: text({ max: 280 }).meta({ label: 'Texte' }),
      }),
    )
    .min(2)
    .refine(
      (list) => list.every(({ kind }) => kind !== 'residence') || list[0]?.kind === 'home',
      'rester chez soi (home) en premier, partout où une résidence est proposée',
    )
    .meta({ label: 'Chemins' }),
  week: z
    .array(
      z.strictObject({
        text: text({ max: 200 }).meta({ label: 'Texte' }),
        forSelf: text({ max: 200 }).optional().meta({ label: 'Pour soi' }),
      }),
    )
    .min(2)
    .max(4)
    .meta({ label: 'Cette semaine', hint: 'Ce qu’on peut faire cette semaine.' }),
  calls: z.array(callOrService).min(2).meta({ label: 'Appels' }),
  unknown: text({ max: 200 }).meta({
    label: 'Inconnu',
    hint: 'Ce que nous ne savons pas, en plus des réponses manquantes.',
  }),
  messageText: text({ max: 120 })
    .optional()
    .meta({
      label: 'Emporter',
      hint:
        'Ce qui peut passer dans le message à l’agence, décoché : un milieu, jamais une réponse ' +
        'sur la santé.',
    }),
  reading: text({ max: 160 }).meta({
    label: 'Lecture',
    hint: 'La même conclusion, dans « Comment lire vos réponses ».',
  }),
})

const emergency = z.strictObject({
  title: text({ max: 60 }).meta({ label: 'Titre' }),
  calls: z.array(call).min(1).meta({ label: 'Appels' }),
})

const advice = z.strictObject({
  title: text({ max: 200 }).meta({ label: 'Titre' }),
  text: text({ max: 200 }).meta({ label: 'Texte' }),
  forSelf: text({ max: 200 }).optional().meta({ label: 'Pour soi' }),
})

export const needsAssessmentFile = {
  file: 'content/tools/ou-en-etes-vous.yml',
  label: 'Où en êtes-vous?',
  pagePath: '/ou-en-etes-vous',
  schema: z.strictObject({
    meta: pageMeta,
    hero: toolHero,

    needs,
    before: text({ max: 200 }).meta({
      label: 'Avant',
      hint: 'Avant la première question : ce que c’est, et ce que ce n’est pas.',
    }),
    urgent: z
      .strictObject({
        text: text({ max: 60 }).meta({ label: 'Texte' }),
        link: text({ max: 40 }).meta({ label: 'Lien' }),
      })
      .meta({ label: 'Si ça presse' }),
    progress: template(['n', 'total']).meta({ label: 'Avancement' }),
    /** The questions, in the order and with the names of the rules (lib/assess-needs.ts). */
    questions: z
      .strictObject({
        emergencies: question({
          injury: answer.meta({ label: 'Blessure' }),
          missing: answer.meta({ label: 'Manque' }),
          confusion: answer.meta({ label: 'Confusion' }),
          dying: answer.meta({ label: 'Parle de mourir' }),
          fear: answer.meta({ label: 'Peur' }),
          leaving: answer.meta({ label: 'Congé annoncé' }),
          none: answer.meta({ label: 'Aucun' }),
        }).meta({ label: 'Question 1' }),
        person: question({
          self: answer.meta({ label: 'Soi-même' }),
          partner: answer.meta({ label: 'Conjointe ou conjoint' }),
          parent: answer.meta({ label: 'Parent' }),
          other: answer.meta({ label: 'Autre' }),
        }).meta({ label: 'Question 2' }),
        lodging: question({
          home: answer.meta({ label: 'Chez soi' }),
          relative: answer.meta({ label: 'Chez un proche' }),
          residence: answer.meta({ label: 'Résidence' }),
          publicHome: answer.meta({ label: 'Milieu public' }),
          hospital: answer.meta({ label: 'Hôpital' }),
        }).meta({ label: 'Question 3' }),
        fallAtNight: question({
          near: answer.meta({ label: 'Près' }),
          button: answer.meta({ label: 'Bouton' }),
          nobody: answer.meta({ label: 'Personne' }),
          unknown: answer.meta({ label: 'Inconnu' }),
        }).meta({ label: 'Question 4' }),
        hygiene: question({
          alone: answer.meta({ label: 'Sans aide' }),
          weekly: answer.meta({ label: 'Chaque semaine' }),
          daily: answer.meta({ label: 'Chaque jour' }),
          always: answer.meta({ label: 'Toujours' }),
          unknown: answer.meta({ label: 'Inconnu' }),
        }).meta({ label: 'Question 5' }),
        walking: question({
          alone: answer.meta({ label: 'Sans aide' }),
          beside: answer.meta({ label: 'Avec quelqu’un à côté' }),
          lifted: answer.meta({ label: 'À soulever' }),
          unknown: answer.meta({ label: 'Inconnu' }),
        }).meta({ label: 'Question 6' }),
        meals: question({
          cooks: answer.meta({ label: 'Cuisine' }),
          reheats: answer.meta({ label: 'Réchauffe' }),
          skips: answer.meta({ label: 'Saute des repas' }),
          unknown: answer.meta({ label: 'Inconnu' }),
        }).meta({ label: 'Question 7' }),
        medication: question({
          alone: answer.meta({ label: 'Sans aide' }),
          pillbox: answer.meta({ label: 'Pilulier' }),
          forgets: answer.meta({ label: 'Oublie' }),
          given: answer.meta({ label: 'Reçoit' }),
          unknown: answer.meta({ label: 'Inconnu' }),
        }).meta({ label: 'Question 8' }),
        memory: question({
          asBefore: answer.meta({ label: 'Comme avant' }),
          harmless: answer.meta({ label: 'Sans danger' }),
          harmful: answer.meta({ label: 'Avec danger' }),
          lost: answer.meta({ label: 'Ne répond pas' }),
          unknown: answer.meta({ label: 'Inconnu' }),
        }).meta({ label: 'Question 9' }),
        falls: question({
          none: answer.meta({ label: 'Aucun' }),
          one: answer.meta({ label: 'Un seul' }),
          several: answer.meta({ label: 'Plusieurs' }),
          unknown: answer.meta({ label: 'Inconnu' }),
        }).meta({ label: 'Question 10' }),
        carer: question({
          well: answer.meta({ label: 'Bien' }),
          tired: answer.meta({ label: 'Fatigue' }),
          exhausted: answer.meta({ label: 'Épuisement' }),
          nobody: answer.meta({ label: 'Personne' }),
        }).meta({ label: 'Question 11' }),
        wish: question({
          stay: answer.meta({ label: 'Rester' }),
          move: answer.meta({ label: 'Déménager' }),
          hesitates: answer.meta({ label: 'Hésite' }),
          unspoken: answer.meta({ label: 'Pas encore dit' }),
        }).meta({ label: 'Question 12' }),
      })
      .meta({ label: 'Questions' }),
    errors: z
      .strictObject({
        choose: text({ max: 100 }).meta({ label: 'Choisir' }),
        chooseOrUnknown: text({ max: 100 }).meta({ label: 'Choisir ou ne pas savoir' }),
        tick: text({ max: 100 }).meta({ label: 'Cocher' }),
      })
      .meta({ label: 'Erreurs' }),
    buttons: z
      .strictObject({
        start: text({ max: 40 }).meta({ label: 'Commencer' }),
        next: text({ max: 40 }).meta({ label: 'Suivant' }),
        back: text({ max: 40 }).meta({ label: 'Retour' }),
        result: text({ max: 40 }).meta({ label: 'Résultat' }),
        change: text({ max: 40 }).meta({ label: 'Changer' }),
        answer: text({ max: 40 }).meta({ label: 'Réponse' }),
        answerMissing: text({ max: 40 }).meta({ label: 'Répondre à ce qui manque' }),
        changeWhich: template(['n']).meta({ label: 'Changer laquelle' }),
        answerWhich: template(['n']).meta({ label: 'Répondre à laquelle' }),
        anyway: text({ max: 40 }).meta({ label: 'Quand même' }),
        backToFirst: text({ max: 40 }).meta({ label: 'Retour à la première' }),
        review: text({ max: 40 }).meta({ label: 'Révision' }),
        print: text({ max: 40 }).meta({ label: 'Imprimer' }),
        printGrid: text({ max: 40 }).meta({ label: 'Imprimer la grille' }),
      })
      .meta({ label: 'Boutons' }),
    stored: text({ max: 160 }).meta({ label: 'Gardé' }),
    first: z
      .strictObject({
        title: text({ max: 40 }).meta({ label: 'Titre' }),
        text: text({ max: 160 }).meta({ label: 'Texte' }),
        emergencies: z
          .strictObject({
            injury: emergency.meta({ label: 'Blessure' }),
            missing: emergency.meta({ label: 'Manque' }),
            confusion: emergency.meta({ label: 'Confusion' }),
            dying: emergency.meta({ label: 'Parle de mourir' }),
            fear: emergency.meta({ label: 'Peur' }),
            leaving: emergency
              .extend({
                links: z
                  .array(
                    z.strictObject({
                      label: text({ max: 50 }).meta({
                        label: 'Libellé',
                        hint: 'Le texte du lien : il dit où il mène, hors contexte.',
                      }),
                      href: z
                        .string()
                        .startsWith('/urgence#', 'une adresse comme /urgence#conge')
                        .meta({ label: 'Adresse', hint: 'Le chemin, comme /contact.' }),
                    }),
                  )
                  .length(2)
                  .meta({ label: 'Liens' }),
              })
              .meta({ label: 'Congé annoncé' }),
          })
          .meta({ label: 'Signaux' }),
      })
      .meta({ label: 'Premiers numéros', hint: '« Appelez d’abord. »' }),
    reviewed: z
      .strictObject({
        title: text({ max: 40 }).meta({ label: 'Titre' }),
        text: text({ max: 80 }).meta({ label: 'Texte' }),
        part: template(['count']).meta({
          label: 'Une partie',
          hint: 'Le titre de la relecture, quand des réponses manquent.',
        }),
        missing: text({ max: 40 }).meta({ label: 'Manque' }),
      })
      .meta({ label: 'Relu' }),
    counts: z
      .array(text({ max: 20 }))
      .length(12)
      .meta({
        label: 'Nombres de réponses',
        hint:
          'De aucune à onze, dans l’ordre. Elles entrent dans le titre de la relecture et dans ' +
          'le compte des « Je ne sais pas ».',
      }),
    results: z
      .strictObject({
        team: result.meta({ label: 'Équipe' }),
        assessment: result.meta({ label: 'Évaluation' }),
        dailyHelp: result.meta({ label: 'Aide de chaque jour' }),
        unclear: result.meta({ label: 'Pas clair' }),
        littleHelp: result.meta({ label: 'Un peu d’aide' }),
        noHurry: result.meta({ label: 'Rien ne presse' }),
      })
      .meta({ label: 'Résultats' }),
    priorityAdvice: z
      .strictObject({
        hospital: advice.meta({ label: 'Hôpital' }),
        exhausted: advice
          .extend({
            phoneKey: choice({ caregivers: 'Info-aidant' }).meta({ label: 'Numéro' }),
          })
          .meta({ label: 'Épuisement' }),
        residence: advice.meta({ label: 'Résidence' }),
        stay: advice.meta({ label: 'Rester' }),
        unspoken: advice
          .extend({
            link: z
              .strictObject({
                label: text({ max: 80 }).meta({
                  label: 'Libellé',
                  hint: 'Le texte du lien : il dit où il mène, hors contexte.',
                }),
                href: z
                  .string()
                  .startsWith('/', 'un chemin du site comme /contact')
                  .meta({ label: 'Adresse', hint: 'Le chemin, comme /contact.' }),
              })
              .meta({ label: 'Lien' }),
          })
          .meta({ label: 'Pas encore dit' }),
      })
      .meta({ label: 'Ajouts', hint: 'Ce qui passe en premier, selon certaines réponses.' }),
    headings: z
      .strictObject({
        week: text({ max: 30 }).meta({ label: 'Cette semaine' }),
        calls: text({ max: 30 }).meta({ label: 'Appels' }),
        decidedBy: text({ max: 40 }).meta({ label: 'Guidé' }),
        unknown: text({ max: 40 }).meta({ label: 'Inconnu' }),
        write: text({ max: 60 }).meta({ label: 'Écrire' }),
      })
      .meta({ label: 'Titres' }),
    unknownCount: template(['count']).meta({
      label: 'Nombre de « Je ne sais pas »',
      hint: 'Quand trop de réponses sont « Je ne sais pas », combien.',
    }),
    unanswered: text({ max: 80 }).meta({
      label: 'Sans réponse',
      hint: 'Précède la liste des questions dont la réponse est « Je ne sais pas ».',
    }),
    caution: z
      .strictObject({
        decision: z
          .strictObject({
            text: text({ max: 80 }).meta({ label: 'Texte' }),
            forSelf: text({ max: 80 }).meta({ label: 'Pour soi' }),
          })
          .meta({ label: 'Décision', hint: 'En gras, avant le reste.' }),
        text: text({ max: 280 }).meta({ label: 'Texte' }),
      })
      .meta({ label: 'Prudence' }),
    write: z
      .strictObject({
        text: text({ max: 160 }).meta({ label: 'Texte' }),
        carry: template(['text']).meta({ label: 'Emporter' }),
        link: text({ max: 40 }).meta({ label: 'Lien' }),
      })
      .meta({ label: 'Écrire', hint: 'L’agence, après le reste.' }),
    grid: z
      .strictObject({
        title: text({ max: 60 }).meta({ label: 'Titre' }),
        text: text({ max: 160 }).meta({ label: 'Texte' }),
        days: z
          .array(text({ max: 12 }))
          .length(7)
          .meta({ label: 'Jours' }),
        rows: z
          .array(text({ max: 60 }))
          .length(7)
          .meta({ label: 'Lignes' }),
      })
      .meta({
        label: 'Grille',
        hint: 'La grille d’une semaine, à imprimer quand des réponses manquent.',
      }),
    paper: z
      .strictObject({
        ticked: text({ max: 60 }).meta({ label: 'Coché' }),
        numbers: z.array(call).length(6).meta({ label: 'Numéros' }),
        title: text({ max: 60 }).meta({ label: 'Titre' }),
        text: text({ max: 220 }).meta({ label: 'Texte' }),
        tickedRow: z
          .strictObject({
            when: text({ max: 80 }).meta({ label: 'Quand' }),
            then: text({ max: 120 }).meta({ label: 'Alors' }),
            link: text({ max: 60 }).meta({ label: 'Lien' }),
          })
          .meta({ label: 'Ligne cochée' }),
        unknownRow: template(['count']).meta({ label: 'Ligne « je ne sais pas »' }),
        otherwise: text({ max: 60 }).meta({ label: 'Sinon' }),
      })
      .meta({
        label: 'Papier',
        hint: 'La feuille : les numéros sous la première question, puis la lecture des réponses.',
      }),
    sources: text({ max: 200 }).meta({ label: 'Sources' }),
  }),
}
