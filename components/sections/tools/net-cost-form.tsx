import type { NetCostPage } from '@/content/outils/cout-net'
import type { NetCostRules } from '@/content/outils/rules'
import { Button } from '../../ui/button'
import { Cell, Frame, Grid } from '../../ui/layout'
import { Choices } from './choices'
import css from './net-cost-form.module.css'

type Props = { words: NetCostPage['form']; rules: NetCostRules }

const yesNo = ({ yes, no }: { yes: string; no: string }) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

function Money({ name, label, optional, help, unit }: { name: string; label: string; optional?: string; help: string; unit: string }) {
  return (
    <div className={css.field} data-question={name}>
      <label htmlFor={name}>
        {label} {optional !== undefined && <span>{optional}</span>}
      </label>
      <p id={`${name}-aide`}>{help}</p>
      <div className={css.money}>
        <input id={name} name={name} inputMode="decimal" aria-describedby={`${name}-aide`} />
        <span>{unit}</span>
      </div>
    </div>
  )
}

/**
 * The questions of the computation, in their order. Hidden until a script can answer: without one, the worksheet under it does the work. The rules of
 * the year travel with the form, as numbers.
 */
export function NetCostForm({ words, rules }: Props) {
  const { services } = words
  const serviceNames = ['laundry', 'housekeeping', 'nursing', 'personalCare'] as const
  return (
    <section hidden data-net-cost data-rules={JSON.stringify(rules)}>
      <Frame className={css.ground}>
        <Grid>
          <Cell from={1} to={8}>
            <form className={css.form} method="dialog" autoComplete="off" noValidate>
              <h2>{words.parts.people}</h2>
              <Choices
                id="registered"
                name="registered"
                legend={words.registered.legend}
                help={words.registered.help}
                options={[...yesNo(words.registered), { value: 'unknown', label: words.registered.unknown, isApart: true }]}
              />
              <Choices
                id="household"
                name="household"
                legend={words.household.legend}
                options={[
                  { value: 'one', label: words.household.one },
                  { value: 'couple', label: words.household.couple },
                ]}
                columns
              />
              <Choices id="of-age" name="isOfAge" legend={words.age.legend} options={yesNo(words.age)} columns />
              <div data-couple hidden>
                <Choices id="partner-of-age" name="isPartnerOfAge" legend={words.age.partner} options={yesNo(words.age)} columns />
                <Choices id="third-person" name="hasThirdPerson" legend={words.third.legend} options={yesNo(words.third)} columns />
              </div>
              <Choices
                id="dependent"
                name="isDependent"
                legend={words.dependent.legend}
                help={words.dependent.help}
                options={yesNo(words.dependent)}
                columns
              />
              <h2>{words.parts.lease}</h2>
              <Money name="rent" label={words.rent.label} help={words.rent.help} unit={words.perMonth} />
              <Choices
                id="subsidized"
                name="isSubsidized"
                legend={words.subsidized.legend}
                help={words.subsidized.help}
                options={yesNo(words.subsidized)}
                columns
              />
              <h2>{words.parts.services}</h2>
              <Choices
                id="meals"
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
              <Money name="otherBills" label={words.otherBills.label} help={words.otherBills.help} unit={words.perMonth} />
              <Money name="occasional" label={words.occasional.label} help={words.occasional.help} unit={words.perMonth} />
              <Money
                name="income"
                label={words.income.label}
                optional={words.income.optional}
                help={words.income.help}
                unit={words.perYear}
              />
              <p>
                <Button type="submit">{words.compute}</Button>
              </p>
            </form>
          </Cell>
        </Grid>
      </Frame>
    </section>
  )
}
