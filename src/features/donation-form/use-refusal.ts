import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import type { Command } from '../../store/command.ts'
import { eventSettings } from '../../store/event-settings.ts'
import type { DonationForm } from './donation-form.store.ts'
import type { Field, Problems } from './draft.ts'
import { stepOf } from './later-rules.ts'

/** What the server refuses of a gift: the donor is led to the field, and shown what has changed meanwhile. */
export function useRefusal(form: DonationForm, { $state, clear }: Pick<Command<never>, '$state' | 'clear'>): void {
  const { site } = useSurroundings()
  const sending = useStore($state)
  const failure = sending.type === 'failed' && sending.failure.type === 'http' ? sending.failure : undefined
  const fields = failure?.fields
  const changed = /_changed$/.test(failure?.said.error ?? '')

  useEffect(() => {
    // The form says it from now on; a failure that stayed would send the donor back each time.
    const problems = asProblems(fields ?? {})
    const [first] = Object.keys(problems) as Field[]
    if (first && form.refuse(problems, stepOf(first))) clear()
  }, [fields, form, clear])

  useEffect(() => {
    // The organiser has changed something meanwhile: what is shown shall be what is charged.
    if (changed) void eventSettings(site).refresh()
  }, [changed, site])
}

const fieldNames: readonly (readonly [RegExp, Field])[] = [
  [/lines\.\d+\.amount$/, 'amount'],
  [/first_name$/, 'firstName'],
  [/last_name$/, 'lastName'],
  [/email$/, 'email'],
  [/organisation$/, 'organisation'],
  [/message$/, 'message'],
  [/tribute\.name$/, 'tributeName'],
  [/postcode$/, 'postcode'],
  [/line_1$/, 'line1'],
  [/line_2$/, 'line2'],
  [/town$/, 'town'],
  [/country$/, 'country'],
  [/gift_aid$/, 'giftAid'],
  [/voluntary_contribution_amount$/, 'ownContribution'],
]

/** The server's complaints, by the fields that a donor knows. */
function asProblems(sent: Readonly<Record<string, string>>): Problems {
  const problems: Partial<Record<Field, { text: string }>> = {}
  for (const [name, text] of Object.entries(sent)) {
    const field = fieldNames.find(([pattern]) => pattern.test(name))?.[1]
    if (field) problems[field] = { text }
  }
  return problems
}
