import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import type { Draft } from './draft.ts'
import { organisationOf, wantsInvoice } from './later-rules.ts'
import { SummaryRow } from './summary-row.tsx'

type Props = Readonly<{ form: DonationForm; settings: AppSettings; fixed: boolean }>

/** Who gives, to whom, with which words, and what others will see of it. */
export function ReviewRows({ form, settings, fixed }: Props) {
  const say = useMessages(donationLaterMessages)
  const draft = useStore(form.$draft)
  const { firstName, lastName, email, tribute, tributeName, message, marketing } = draft
  const { tributes, gift_messages: messages, marketing_question: question } = settings.giving
  const organisation = organisationOf(draft)
  return (
    <>
      <SummaryRow name={say('giftTo')}>{settings.charity_name}</SummaryRow>
      <SummaryRow
        name={say('donorRow')}
        change={say('changeDetails')}
        fixed={fixed}
        onChange={() => form.goTo('details')}
      >
        <bdi>
          {firstName} {lastName}
        </bdi>
        <br />
        {organisation && (
          <>
            <bdi>{organisation}</bdi>
            <br />
          </>
        )}
        <bdi className="summary-quiet">{email}</bdi>
        {wantsInvoice(draft, settings) && (
          <>
            <br />
            {say('invoiceRow')}
          </>
        )}
      </SummaryRow>
      {tributes && tribute && (
        <SummaryRow name={say(tribute === 'memory' ? 'tributeRowMemory' : 'tributeRowHonour')}>
          <bdi>{tributeName}</bdi>
        </SummaryRow>
      )}
      {messages && message.trim() && (
        <SummaryRow name={say('messageRow')}>
          <bdi className="summary-message">{message.trim()}</bdi>
        </SummaryRow>
      )}
      {messages && <SummaryRow name={say('shownRow')}>{say(shown(draft))}</SummaryRow>}
      {question && marketing && (
        <SummaryRow name={say('contactRow')}>
          <span className="summary-quiet">{question}</span> {say(marketing === 'yes' ? 'yes' : 'no')}
        </SummaryRow>
      )}
    </>
  )
}

function shown({ showName, showAmount }: Draft): 'shownBoth' | 'shownName' | 'shownAmount' | 'shownNone' {
  if (showName === 'yes') return showAmount === 'yes' ? 'shownBoth' : 'shownName'
  return showAmount === 'yes' ? 'shownAmount' : 'shownNone'
}
