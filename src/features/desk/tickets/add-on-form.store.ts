import { type AdminAddOn, type AdminTickets, adminTickets, saveTicketAddOn } from '../../../api/admin-tickets.ts'
import { addOnKinds } from '../../../api/tickets-read.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { check, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createConflict } from '../conflict.store.ts'
import { choiceFaults, isEmpty, isPriced, noChoice, priceOf, type TypedChoice } from './typed-choices.ts'

export const kinds = addOnKinds

/** The form's values for an add-on. Choices and types are JSON lists. */
const valuesOf = (addOn: AdminAddOn | undefined, { add_ons, currency_decimals: decimals }: AdminTickets) => ({
  title: addOn?.title ?? '',
  help: addOn?.help ?? '',
  kind: addOn?.kind ?? ('meal' as string),
  place: String(addOn?.place ?? add_ons.length + 1),
  required: addOn?.requiredYN ? 'yes' : 'no',
  free_text: addOn?.free_textYN ? 'yes' : 'no',
  types: JSON.stringify(addOn?.event_ticket_type_ids ?? []),
  choices: JSON.stringify(
    addOn?.choices.map(
      ({ add_on_choice_id: id, title, price, capacity }): TypedChoice => ({
        id,
        title,
        price: price ? plainAmount(price, decimals) : '',
        capacity: String(capacity ?? ''),
      }),
    ) ?? [noChoice],
  ),
})

export type AddOnValues = ReturnType<typeof valuesOf>

export const typesIn = ({ types }: Pick<AddOnValues, 'types'>): readonly string[] => JSON.parse(types)
export const choicesIn = ({ choices }: Pick<AddOnValues, 'choices'>): readonly TypedChoice[] => JSON.parse(choices)

interface Says {
  /** The message for an add-on without choices. */
  readonly noChoices: () => string
  readonly onSaved: (saved: AdminTickets) => void
}

/** The form of an add-on: what guests are asked or offered besides their ticket. */
export function createAddOnForm(site: Site, all: AdminTickets, addOn: AdminAddOn | undefined, says: Says) {
  const decimals = all.currency_decimals
  const isFree = ({ free_text }: AddOnValues) => free_text === 'yes'
  const typed = (values: AddOnValues) => (isFree(values) ? [] : choicesIn(values).filter(choice => !isEmpty(choice)))
  const call = userCall(site)
  let latest = addOn
  const form = createForm<AddOnValues>({
    environment: site.environment,
    values: valuesOf(addOn, all),
    check(values) {
      const problems: { -readonly [K in keyof AddOnValues]?: Problems<AddOnValues>[K] } = {}
      for (const name of ['title', 'place'] as const) {
        const problem = check(values[name], [required])
        if (problem) problems[name] = problem
      }
      if (isFree(values)) return problems
      if (!typed(values).length) problems.choices = { text: says.noChoices() }
      else if (choiceFaults(choicesIn(values), decimals).length) problems.choices = { key: 'invalid' }
      return problems
    },
    async send(values) {
      const saved = await call(saveTicketAddOn, {
        add_on_id: latest?.add_on_id,
        revision: latest?.revision,
        idempotency_key: latest ? null : conflict.key(),
        kind: addOnKinds.find(kind => kind === values.kind) ?? 'other',
        title: values.title,
        help: values.help || null,
        place: Number(values.place),
        requiredYN: values.required === 'yes' ? 'yes' : 'no',
        free_textYN: isFree(values) ? 'yes' : 'no',
        event_ticket_type_ids: [...typesIn(values)],
        choices: typed(values).map(choice => ({
          add_on_choice_id: choice.id,
          title: choice.title,
          price: priceOf(choice, decimals),
          capacity: choice.capacity && isPriced(choice, decimals) ? Number(choice.capacity) : null,
        })),
      })
      says.onSaved(saved)
    },
  })
  const conflict = createConflict(site, form, { kind: 'add-on', id: addOn?.add_on_id }, async id => {
    const { add_ons } = await call(adminTickets, {})
    // One that was deleted meanwhile stays as it was: the server refuses to save it.
    latest = add_ons.find(one => one.add_on_id === id) ?? latest
    return valuesOf(latest, all)
  })
  return { form, conflict }
}
