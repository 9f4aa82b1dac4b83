import { z } from 'zod'
import { choice, template, text } from '../fields'
import { pageMeta, updatedOn } from '../parts'
import { richSentence } from '../rich-text'

const service = z.strictObject({
  label: text({ max: 60 }).meta({ label: 'Libellé' }),
  often: text({ max: 60 }).meta({ label: 'Fréquence' }),
})

const serviceHint = 'La case à cocher, et la fréquence qu’il faut à l’annexe 6.'

const amount = z.strictObject({
  legend: text({ max: 160 }).meta({ label: 'Question' }),
  help: text({ max: 160 }).meta({ label: 'Aide' }),
})

/** A question whose answer may stay blank: an amount, or a name. */
const optionalAnswer = z.strictObject({
  legend: text({ max: 60 }).meta({ label: 'Question' }),
  optional: text({ max: 60 }).meta({ label: 'Facultatif' }),
  help: text({ max: 300 }).meta({ label: 'Aide' }),
})

const answer = (label: string) => text({ max: 100 }).meta({ label })

/** The answers of a question: the name of each is its value in the form. */
const options = <Answers extends z.ZodRawShape>(answers: Answers) =>
  z.strictObject(answers).meta({ label: 'Réponses' })

const legendForTwo = text({ max: 100 }).meta({
  label: 'Question, pour un couple',
  hint: 'Remplace la question quand « Un couple » est choisi.',
})

const yesNo = options({ yes: answer('Oui'), no: answer('Non') })

const yesNoQuestion = z.strictObject({
  legend: text({ max: 100 }).meta({ label: 'Question' }),
  options: yesNo,
})

const titledText = z.strictObject({
  title: text({ max: 260 }).meta({ label: 'Titre' }),
  text: text({ max: 260 }).meta({ label: 'Texte' }),
})

export const netCostPageFile = {
  file: 'content/tools/cout-net.yml',
  label: 'Un mois en résidence, prix net',
  pagePath: '/cout-net',
  schema: z.strictObject({
    meta: pageMeta,
    hero: z
      .strictObject({ title: text({ max: 80 }).meta({ label: 'Titre' }) })
      .meta({ label: 'Haut de page' }),
    updatedOn,
    form: z
      .strictObject({
        questions: z
          .strictObject({
            registered: z
              .strictObject({
                legend: text({ max: 160 }).meta({ label: 'Question' }),
                help: richSentence({ max: 200 }).meta({
                  label: 'Aide',
                  hint: 'Un lien s’écrit [Québec.ca](https://www.quebec.ca/).',
                }),
                options: options({
                  yes: answer('Oui'),
                  no: answer('Non'),
                  unknown: answer('Inconnu'),
                }),
              })
              .meta({ label: 'Au registre' }),
            household: z
              .strictObject({
                legend: text({ max: 100 }).meta({ label: 'Question' }),
                options: options({ one: answer('Une personne'), couple: answer('Couple') }),
              })
              .meta({ label: 'Ménage' }),
            isOfAge: z
              .strictObject({
                legend: text({ max: 100 }).meta({ label: 'Question' }),
                legendForTwo,
                options: yesNo,
              })
              .meta({ label: 'Âge' }),
            isPartnerOfAge: yesNoQuestion.meta({ label: 'Âge de la conjointe ou du conjoint' }),
            hasThirdPerson: yesNoQuestion.meta({ label: 'Troisième personne' }),
            isDependent: z
              .strictObject({
                legend: text({ max: 200 }).meta({ label: 'Question' }),
                legendForTwo,
                help: text({ max: 200 }).meta({ label: 'Aide' }),
                options: yesNo,
              })
              .meta({ label: 'Non autonome' }),
            rent: z
              .strictObject({ legend: text({ max: 60 }).meta({ label: 'Question' }) })
              .meta({ label: 'Loyer' }),
            isSubsidized: z
              .strictObject({
                legend: text({ max: 100 }).meta({ label: 'Question' }),
                help: text({ max: 100 }).meta({ label: 'Aide' }),
                options: yesNo,
              })
              .meta({ label: 'Subventionné' }),
            meals: z
              .strictObject({
                legend: text({ max: 100 }).meta({ label: 'Question' }),
                options: options({
                  none: answer('Aucun'),
                  oneMeal: answer('Un repas'),
                  twoMeals: answer('Deux'),
                  threeMeals: answer('Trois'),
                }),
              })
              .meta({ label: 'Repas' }),
            services: z
              .strictObject({
                legend: text({ max: 160 }).meta({ label: 'Question' }),
                help: text({ max: 160 }).meta({ label: 'Aide' }),
                options: z
                  .strictObject({
                    laundry: service.meta({ label: 'Buanderie', hint: serviceHint }),
                    housekeeping: service.meta({
                      label: 'Ménage de la maison',
                      hint: serviceHint,
                    }),
                    nursing: service.meta({ label: 'Soins infirmiers', hint: serviceHint }),
                    personalCare: service.meta({ label: 'Soins personnels', hint: serviceHint }),
                    none: answer('Aucun'),
                  })
                  .meta({ label: 'Réponses' }),
              })
              .meta({ label: 'Services' }),
            otherBills: amount.meta({ label: 'Autres factures' }),
            occasional: amount.meta({ label: 'À la pièce' }),
            income: optionalAnswer.meta({ label: 'Revenu' }),
            afterTax: optionalAnswer.meta({ label: 'Revenu après impôt' }),
            name: optionalAnswer.meta({ label: 'Nom de la résidence' }),
          })
          .meta({ label: 'Questions' }),
        residence: template(['n']).meta({
          label: 'Résidence',
          hint: '1, 2 ou 3, tant qu’elle n’a pas de nom.',
        }),
        compute: template(['residence']).meta({ label: 'Calculer une résidence de la liste' }),
        add: text({ max: 40 }).meta({ label: 'Calculer une autre résidence' }),
        perMonth: text({ max: 40 }).meta({ label: 'Par mois' }),
        perYear: text({ max: 40 }).meta({ label: 'Par an' }),
        keep: text({ max: 160 }).meta({ label: 'Garder' }),
        keepNote: text({ max: 240 }).meta({ label: 'Note sous « Garder »' }),
        errors: z
          .strictObject({
            choose: text({ max: 160 }).meta({ label: 'Choisir' }),
            rent: text({ max: 160 }).meta({ label: 'Loyer' }),
            amount: text({ max: 160 }).meta({ label: 'Montant' }),
            income: text({ max: 160 }).meta({ label: 'Revenu' }),
            removedPrice: text({ max: 160 }).meta({ label: 'Prix retiré' }),
          })
          .meta({ label: 'Erreurs' }),
      })
      .meta({
        label: 'Formulaire',
        hint: 'Le formulaire : chaque question, son aide, ses réponses.',
      }),
    range: z
      .strictObject({
        empty: text({ max: 100 }).meta({ label: 'Avant les trois réponses' }),
        unreadable: text({ max: 100 }).meta({ label: 'Réponse qui ne se lit pas' }),
        between: template(['low', 'high']).meta({ label: 'Entre deux prix' }),
        betweenAtMost: template(['low', 'high']).meta({
          label: 'Entre deux prix, ou moins',
          hint: 'Quand le crédit est « au moins ».',
        }),
        rentAlone: text({ max: 120 }).meta({ label: 'Ce qui est compté' }),
        assuming: text({ max: 40 }).meta({
          label: 'Ce qui est supposé',
          hint: 'Les deux suppositions suivent, et ouvrent leur question.',
        }),
        registered: text({ max: 60 }).meta({ label: 'Supposition : le registre' }),
        income: template(['threshold']).meta({ label: 'Supposition : le revenu' }),
        details: text({ max: 60 }).meta({ label: 'Lien vers le calcul' }),
        narrow: text({ max: 60 }).meta({ label: 'Titre des autres questions' }),
        change: template(['amount']).meta({ label: 'Ce qu’une réponse change' }),
        stop: template(['answer', 'reason']).meta({
          label: 'Réponse qui arrête le calcul',
          hint: '{reason} : le titre du refus, qui suit le deux-points.',
        }),
        stopForTwo: text({ max: 120 }).meta({ label: 'Ce qui arrête le calcul d’un couple' }),
        assumed: text({ max: 60 }).meta({ label: 'Réponse supposée' }),
        optional: text({ max: 20 }).meta({ label: 'Facultatif' }),
        forTwo: text({ max: 120 }).meta({ label: 'Moins que l’âge, à deux' }),
      })
      .meta({ label: 'Prix après trois réponses' }),
    result: z
      .strictObject({
        title: template(['rules']).meta({ label: 'Titre' }),
        price: text({ max: 100 }).meta({ label: 'Prix' }),
        priceNote: text({ max: 100 }).meta({ label: 'Note sous le prix' }),
        net: text({ max: 100 }).meta({ label: 'Prix net' }),
        left: text({ max: 100 }).meta({ label: 'Reste' }),
        leftNote: text({ max: 240 }).meta({ label: 'Note sous le reste' }),
        netNote: template(['credit']).meta({ label: 'Note sous le prix net' }),
        estimate: text({ max: 120 }).meta({ label: 'Estimation' }),
        atLeast: text({ max: 40 }).meta({ label: 'Au moins' }),
        atMost: text({ max: 40 }).meta({
          label: 'Au plus',
          hint: 'Devant un prix net dont le crédit est « au moins ».',
        }),
        receipt: text({ max: 120 }).meta({ label: 'Calcul ligne par ligne' }),
        rulesOf: template(['year']).meta({ label: 'Règles de l’année' }),
        perMonth: text({ max: 20 }).meta({ label: 'Par mois' }),
        rowLabels: z
          .strictObject({
            base: text({ max: 60 }).meta({ label: 'Base' }),
            oneMeal: text({ max: 60 }).meta({ label: 'Un repas' }),
            twoMeals: text({ max: 60 }).meta({ label: 'Deux repas' }),
            threeMeals: text({ max: 60 }).meta({ label: 'Trois repas' }),
            laundry: text({ max: 60 }).meta({ label: 'Buanderie' }),
            housekeeping: text({ max: 60 }).meta({ label: 'Ménage de la maison' }),
            nursing: text({ max: 60 }).meta({ label: 'Soins infirmiers' }),
            personalCare: text({ max: 60 }).meta({ label: 'Soins personnels' }),
            dependentSupplement: text({ max: 60 }).meta({ label: 'Supplément, non autonome' }),
            ordinary: text({ max: 60 }).meta({ label: 'Immeuble ordinaire' }),
            occasional: text({ max: 60 }).meta({ label: 'À la pièce' }),
            otherBills: text({ max: 60 }).meta({ label: 'Autres factures' }),
            totalPayment: text({ max: 60 }).meta({ label: 'À payer' }),
            eligible: text({ max: 60 }).meta({ label: 'Dépenses admissibles' }),
            credit: text({ max: 60 }).meta({ label: 'Crédit' }),
            reduction: text({ max: 60 }).meta({ label: 'Réduction' }),
            creditLeft: text({ max: 60 }).meta({ label: 'Crédit restant' }),
          })
          .meta({ label: 'Lignes' }),
        rules: z
          .strictObject({
            between: template(['percent', 'min', 'max']).meta({ label: 'Entre deux bornes' }),
            loweredTo: template(['percent', 'unclamped', 'max']).meta({ label: 'Ramené à' }),
            raisedTo: template(['percent', 'unclamped', 'min']).meta({ label: 'Porté à' }),
            atLeast: template(['percent', 'min']).meta({ label: 'Au moins' }),
            ordinary: template(['percent', 'rent', 'min', 'max', 'year']).meta({
              label: 'Immeuble ordinaire',
            }),
            ceiling: template(['percent', 'amount']).meta({ label: 'Plafond' }),
            ceilingReached: template(['total', 'percent', 'amount']).meta({
              label: 'Plafond atteint',
            }),
            limitReached: template(['limit', 'year']).meta({ label: 'Limite atteinte' }),
            credit: template(['percent', 'year']).meta({ label: 'Crédit' }),
            beforeReduction: text({ max: 60 }).meta({ label: 'Avant réduction' }),
            reduction: template(['yearly', 'year']).meta({ label: 'Réduction' }),
            strongestReduction: template(['yearly', 'year']).meta({
              label: 'Plus forte réduction',
            }),
          })
          .meta({
            label: 'Règles',
            hint:
              'Les phrases que le calcul complète; chaque règle dit son pourcentage, sa borne ' +
              'et, au besoin, son année.',
          }),
        foot: template(['eligible']).meta({ label: 'Bas' }),
        advance: text({ max: 260 }).meta({ label: 'Versements anticipés' }),
        year: z
          .strictObject({
            title: text({ max: 40 }).meta({ label: 'Titre' }),
            caption: template(['year']).meta({ label: 'Légende' }),
            lease: text({ max: 40 }).meta({ label: 'Bail' }),
            credit: template(['year']).meta({ label: 'Crédit' }),
            net: text({ max: 40 }).meta({ label: 'Prix net' }),
          })
          .meta({ label: 'Année' }),
        unknown: z
          .strictObject({
            title: text({ max: 100 }).meta({ label: 'Titre' }),
            income: text({ max: 100 }).meta({ label: 'Revenu' }),
            items: z
              .array(text({ max: 100 }))
              .min(2)
              .meta({ label: 'Lignes' }),
          })
          .meta({ label: 'Inconnu' }),
        review: z
          .strictObject({
            title: text({ max: 80 }).meta({ label: 'Titre' }),
            text: text({ max: 160 }).meta({ label: 'Quoi apporter' }),
            button: text({ max: 40 }).meta({ label: 'Bouton' }),
          })
          .meta({ label: 'Relecture par une conseillère' }),
        provenance: text({ max: 40 }).meta({ label: 'D’où viennent les chiffres' }),
        print: text({ max: 40 }).meta({ label: 'Imprimer' }),
        toNotebook: text({ max: 60 }).meta({ label: 'Vers le carnet' }),
        notComputed: text({ max: 40 }).meta({
          label: 'Pas calculé',
          hint: 'Dans le carnet, à la place du prix net.',
        }),
        sources: text({ max: 220 }).meta({
          label: 'Sources',
          hint: 'Sur la feuille, à la place de la liste des sources et de leurs liens.',
        }),
      })
      .meta({
        label: 'Résultat',
        hint: '{year} : l’année des règles qui s’appliquent le jour de la visite.',
      }),
    years: z
      .strictObject({
        title: text({ max: 100 }).meta({ label: 'Titre' }),
        text: text({ max: 160 }).meta({ label: 'Texte' }),
        rise: text({ max: 60 }).meta({ label: 'Hausse' }),
        perYear: text({ max: 40 }).meta({ label: 'Par an' }),
        addedFrom: text({ max: 60 }).meta({ label: 'À partir de quand' }),
        added: text({ max: 60 }).meta({ label: 'Service de plus' }),
        when: options({
          one: answer('Un an'),
          two: answer('Deux ans'),
          three: answer('Trois ans'),
        }),
        errors: z
          .strictObject({
            rise: text({ max: 160 }).meta({ label: 'Hausse' }),
            added: text({ max: 160 }).meta({ label: 'Service' }),
          })
          .meta({ label: 'Erreurs' }),
        hypothesis: text({ max: 40 }).meta({ label: 'Hypothèse' }),
        caption: template(['parts']).meta({ label: 'Légende' }),
        captionRise: template(['percent']).meta({ label: 'Hausse, dans la légende' }),
        captionAdded: template(['price', 'when']).meta({ label: 'Service, dans la légende' }),
        lease: template(['when']).meta({ label: 'Bail' }),
        left: template(['when']).meta({ label: 'Reste' }),
        note: template(['year']).meta({ label: 'Note' }),
      })
      .meta({
        label: 'Et dans trois ans?',
        hint: 'Les hypothèses de la personne seulement : aucun taux n’est proposé.',
      }),
    removal: z
      .strictObject({
        title: text({ max: 160 }).meta({ label: 'Titre' }),
        text: text({ max: 160 }).meta({ label: 'Texte' }),
        service: text({ max: 160 }).meta({ label: 'Service' }),
        meals: text({ max: 160 }).meta({ label: 'Repas' }),
        price: text({ max: 160 }).meta({ label: 'Prix' }),
        caption: template(['service', 'year']).meta({ label: 'Légende' }),
        with: text({ max: 40 }).meta({ label: 'Avec' }),
        without: text({ max: 40 }).meta({ label: 'Sans' }),
        gap: text({ max: 40 }).meta({ label: 'Écart' }),
        lower: template(['service', 'lease', 'net']).meta({ label: 'Phrase' }),
        higher: template(['service', 'lease', 'net']).meta({
          label: 'Phrase, si le net monte',
          hint: 'Quand le crédit perdu dépasse le prix du service.',
        }),
        registerUnknown: text({ max: 240 }).meta({ label: 'Registre inconnu' }),
        note: text({ max: 240 }).meta({ label: 'Note' }),
      })
      .meta({ label: 'Retirer un service' }),
    home: z
      .strictObject({
        title: text({ max: 200 }).meta({ label: 'Titre' }),
        text: text({ max: 200 }).meta({ label: 'Texte' }),
        lines: z
          .strictObject({
            housing: text({ max: 60 }).meta({ label: 'Logement' }),
            insurance: text({ max: 60 }).meta({ label: 'Assurance' }),
            heating: text({ max: 60 }).meta({ label: 'Chauffage' }),
            repairs: text({ max: 60 }).meta({ label: 'Réparations' }),
            snow: text({ max: 60 }).meta({ label: 'Déneigement' }),
            food: text({ max: 60 }).meta({ label: 'Épicerie' }),
            transport: text({ max: 60 }).meta({ label: 'Transport' }),
            help: text({ max: 60 }).meta({ label: 'Aide' }),
          })
          .meta({ label: 'Lignes' }),
        caption: text({ max: 100 }).meta({ label: 'Légende' }),
        price: text({ max: 100 }).meta({ label: 'Prix' }),
        here: text({ max: 40 }).meta({ label: 'Ici' }),
        there: text({ max: 40 }).meta({ label: 'Là-bas' }),
        gap: text({ max: 40 }).meta({ label: 'Écart' }),
        status: template(['here', 'there']).meta({
          label: 'Dit à voix haute',
          hint: 'Dit à voix haute quand un montant change.',
        }),
        note: text({ max: 260 }).meta({ label: 'Note' }),
      })
      .meta({ label: 'Chez soi' }),
    otherHelp: z
      .strictObject({
        title: text({ max: 60 }).meta({ label: 'Titre' }),
        items: z.array(titledText).min(3).meta({ label: 'Aides' }),
        note: text({ max: 120 }).meta({ label: 'Note' }),
      })
      .meta({ label: 'Autres aides' }),
    unsupportedCases: z
      .strictObject({
        call: text({ max: 100 }).meta({ label: 'Appel' }),
        coupleRuleUnknown: titledText.meta({ label: 'Couple, règle inconnue' }),
        thirdPerson: titledText.meta({ label: 'Troisième personne' }),
        subsidized: titledText.meta({ label: 'Subventionné' }),
        underAge: titledText.meta({ label: 'Moins que l’âge' }),
        otherYear: z
          .strictObject({
            title: template(['year']).meta({ label: 'Titre' }),
            text: template(['year']).meta({ label: 'Texte' }),
          })
          .meta({
            label: 'Autre année',
            hint: '{year} : l’année des dernières règles du fichier.',
          }),
      })
      .meta({
        label: 'Refus',
        hint: 'Les refus : le prix du bail reste, et Revenu Québec est nommé.',
      }),
    changes: z
      .strictObject({
        ordinary: text({ max: 240 }).meta({ label: 'Immeuble ordinaire' }),
        registerUnknown: text({ max: 240 }).meta({ label: 'Registre inconnu' }),
        dependent: text({ max: 240 }).meta({ label: 'Non autonome' }),
        oneOfAge: text({ max: 240 }).meta({ label: 'Une seule a l’âge' }),
      })
      .meta({ label: 'Changements', hint: 'Ce qui change la forme du résultat, sans l’arrêter.' }),
    worksheet: z
      .strictObject({
        title: text({ max: 160 }).meta({ label: 'Titre' }),
        text: text({ max: 160 }).meta({ label: 'Texte' }),
        caption: text({ max: 160 }).meta({ label: 'Légende' }),
        columns: z
          .strictObject({
            line: text({ max: 40 }).meta({ label: 'Ligne' }),
            example: text({ max: 40 }).meta({ label: 'Exemple' }),
            yours: text({ max: 40 }).meta({ label: 'Chez vous' }),
          })
          .meta({ label: 'Colonnes' }),
        example: z
          .strictObject({
            rent: z.number().int().positive().meta({ label: 'Loyer' }),
            meals: choice({
              none: 'Aucun',
              oneMeal: 'Un repas',
              twoMeals: 'Deux',
              threeMeals: 'Trois',
            }).meta({ label: 'Repas' }),
            services: z
              .array(
                choice({
                  laundry: 'Buanderie',
                  housekeeping: 'Ménage de la maison',
                  nursing: 'Soins infirmiers',
                  personalCare: 'Soins personnels',
                }),
              )
              .meta({ label: 'Services' }),
          })
          .meta({
            label: 'Exemple',
            hint: 'L’exemple de la colonne du milieu; son bail est inventé.',
          }),
        rent: text({ max: 60 }).meta({ label: 'Loyer' }),
        row: template(['name', 'percent', 'min', 'max']).meta({
          label: 'Ligne',
          hint: 'Une ligne : son nom, puis sa règle.',
        }),
        meals: text({ max: 60 }).meta({ label: 'Repas' }),
        total: template(['percent']).meta({ label: 'Total' }),
        credit: template(['percent', 'year']).meta({ label: 'Crédit' }),
        net: text({ max: 60 }).meta({ label: 'Prix net' }),
        official: template([
          'rent',
          'lines',
          'eligible',
          'oldRate',
          'oldYear',
          'oldCredit',
          'percent',
          'year',
          'credit',
        ]).meta({
          label: 'Exemple officiel',
          hint: 'L’exemple du ministère des Finances, que le calcul refait.',
        }),
        call: text({ max: 120 }).meta({ label: 'Appel' }),
        expires: text({ max: 120 }).meta({
          label: 'Expire',
          hint: 'Sur la feuille, pour qui la lit l’année suivante.',
        }),
        notHere: z
          .strictObject({
            title: text({ max: 60 }).meta({ label: 'Titre' }),
            items: z
              .array(text({ max: 220 }))
              .min(3)
              .meta({ label: 'Lignes' }),
          })
          .meta({ label: 'Ce que cela ne dit pas' }),
      })
      .meta({ label: 'Feuille à remplir' }),
  }),
}
