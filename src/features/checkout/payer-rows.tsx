import { useStore } from '@nanostores/react'
import { useMessages } from '../../hooks/use-messages.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { organisationOf, wantsInvoice } from './answers.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'
import { SummaryRow } from './summary-row.tsx'

/** Summary rows of the payer's details. */
export function PayerRows({ checkout }: Readonly<{ checkout: Checkout }>) {
  const say = useMessages(checkoutMessages)
  const answers = useStore(checkout.form.$values)
  const { organisation: asksForOrganisation } = useStore(checkout.$questions)
  const organisation = organisationOf(answers)
  return (
    <SummaryRow
      checkout={checkout}
      name={say('payerRow')}
      change={say('changeDetails')}
      onChange={() => checkout.form.goTo('details')}
    >
      <bdi>
        {answers.firstName} {answers.lastName}
      </bdi>
      <br />
      {organisation && (
        <>
          <bdi>{organisation}</bdi>
          <br />
        </>
      )}
      <bdi className="step-quiet">
        <MailAddress email={answers.email} />
      </bdi>
      {asksForOrganisation && wantsInvoice(answers) && (
        <>
          <br />
          {say('invoiceRow')}
        </>
      )}
    </SummaryRow>
  )
}

/** The organiser's marketing question, only if the answer is yes: a no needs no review. */
export function ContactRow({ checkout }: Readonly<{ checkout: Checkout }>) {
  const say = useMessages(checkoutMessages)
  const { marketing: answer } = useStore(checkout.form.$values)
  const { marketing: question } = useStore(checkout.$questions)
  if (!question || answer !== 'yes') return null
  return (
    <SummaryRow
      checkout={checkout}
      name={say('contactRow')}
      change={say('changeContact')}
      onChange={() => checkout.form.goTo('details')}
    >
      <span className="step-quiet">{question}</span> {say('yes')}
    </SummaryRow>
  )
}
