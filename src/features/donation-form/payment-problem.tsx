import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useSurroundings } from '../../store/context.ts'
import { eventSettings } from '../../store/event-settings.ts'
import type { Checkout } from '../checkout/checkout.store.ts'
import { PaymentNotice } from '../checkout/payment-notice.tsx'
import type { DonationForm } from './donation-form.store.ts'
import type { Field, Problems } from './draft.ts'
import { stepOf } from './later-rules.ts'

/** Above the pay button: what went wrong, what was kept, what to do. */
export function PaymentProblem({ form, checkout }: Readonly<{ form: DonationForm; checkout: Checkout }>) {
  const paying = useStore(checkout.pay.$state)
  const failure = paying.type === 'failed' ? paying.failure : undefined
  const { site } = useSurroundings()
  const fields = failure?.type === 'http' ? failure.fields : undefined
  const changed = failure?.type === 'http' && /_changed$/.test(failure.said.error ?? '')

  useEffect(() => {
    // The form says it from now on; a failure that stayed would send the donor back each time.
    const problems = asProblems(fields ?? {})
    const [first] = Object.keys(problems) as Field[]
    if (first && form.refuse(problems, stepOf(first))) checkout.pay.clear()
  }, [fields, form, checkout])

  useEffect(() => {
    // The organiser has changed something meanwhile: what is shown shall be what is charged.
    if (changed) void eventSettings(site).refresh()
  }, [changed, site])

  return <PaymentNotice checkout={checkout} />
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
