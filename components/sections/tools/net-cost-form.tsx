import type { NetCostPage } from '@/content/outils/cout-net'
import type { Sheet } from '@/content/outils/sheet'
import { Button } from '../../ui/button'
import { Cell, Frame, Grid } from '../../ui/layout'
import { Choices } from '../../islands/parts/choices'
import { Erase, EraseStatus } from '../../islands/parts/erase'
import { MoneyField } from '../../islands/parts/money-field'
import css from './net-cost-form.module.css'

type Props = { words: NetCostPage['form']; labels: Sheet }

const yesNo = ({ yes, no }: { yes: string; no: string }) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

/**
 * The questions of the computation, in their order; components/islands/tools/net-cost.wake.ts answers. Without a script, the worksheet under it does
 * the work.
 */
export function NetCostForm({ words, labels }: Props) {
  const { services } = words
  const serviceNames = ['laundry', 'housekeeping', 'nursing', 'personalCare'] as const
  const errorOf = (text: string) => ({ prefix: labels.toFix, text })
  const choose = errorOf(words.errors.choose)
  const amount = errorOf(words.errors.amount)
  return (
    <section data-live="">
      <Frame className={css.ground}>
        <Grid>
          <Cell from={1} to={8}>
            <form className={css.form} method="dialog" autoComplete="off" noValidate>
              <h2>{words.parts.people}</h2>
              <Choices
                id="registered"
                error={choose}
                name="registered"
                legend={words.registered.legend}
                help={words.registered.help}
                options={[...yesNo(words.registered), { value: 'unknown', label: words.registered.unknown, isApart: true }]}
              />
              <Choices
                id="household"
                error={choose}
                name="household"
                legend={words.household.legend}
                options={[
                  { value: 'one', label: words.household.one },
                  { value: 'couple', label: words.household.couple },
                ]}
                columns
              />
              <Choices error={choose} id="of-age" name="isOfAge" legend={words.age.legend} options={yesNo(words.age)} columns />
              <div data-couple hidden>
                <Choices
                  error={choose}
                  id="partner-of-age"
                  name="isPartnerOfAge"
                  legend={words.age.partner}
                  options={yesNo(words.age)}
                  columns
                />
                <Choices
                  error={choose}
                  id="third-person"
                  name="hasThirdPerson"
                  legend={words.third.legend}
                  options={yesNo(words.third)}
                  columns
                />
              </div>
              <Choices
                id="dependent"
                error={choose}
                name="isDependent"
                legend={words.dependent.legend}
                help={words.dependent.help}
                options={yesNo(words.dependent)}
                columns
              />
              <h2>{words.parts.lease}</h2>
              <MoneyField
                error={errorOf(words.errors.rent)}
                name="rent"
                label={words.rent.label}
                help={words.rent.help}
                unit={words.perMonth}
              />
              <Choices
                id="subsidized"
                error={choose}
                name="isSubsidized"
                legend={words.subsidized.legend}
                help={words.subsidized.help}
                options={yesNo(words.subsidized)}
                columns
              />
              <h2>{words.parts.services}</h2>
              <Choices
                id="meals"
                error={choose}
                name="meals"
                legend={words.meals.legend}
                options={[words.meals.none, words.meals.one, words.meals.two, words.meals.three].map((label, count) => ({
                  value: String(count),
                  label,
                }))}
                columns
              />
              <Choices
                id="services"
                type="checkbox"
                name="services"
                legend={services.legend}
                help={services.help}
                options={serviceNames.map((name) => ({ value: name, label: services[name].label, note: services[name].often }))}
              />
              <h2>{words.parts.more}</h2>
              {(['otherBills', 'occasional'] as const).map((name) => (
                <MoneyField key={name} error={amount} name={name} label={words[name].label} help={words[name].help} unit={words.perMonth} />
              ))}
              <MoneyField
                error={amount}
                name="income"
                label={words.income.label}
                optional={words.income.optional}
                help={words.income.help}
                unit={words.perYear}
              />
              <div className={css.problems} data-problems="" role="group" aria-labelledby="problems" tabIndex={-1} hidden>
                <p id="problems">{words.errors.summary}</p>
                <ul role="list" />
              </div>
              <div className={css.actions}>
                <Button type="submit">{words.compute}</Button>
                <Erase words={labels} />
              </div>
              <div>
                <label className={css.keep}>
                  <input type="checkbox" data-keep="" />
                  <span>{words.keep}</span>
                </label>
                <p className={css.note}>{words.keepNote}</p>
                <EraseStatus words={labels} />
                <p className="visually-hidden" role="status" data-status="" />
              </div>
            </form>
          </Cell>
        </Grid>
      </Frame>
    </section>
  )
}
