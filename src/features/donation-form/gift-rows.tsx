import { useStore } from '@nanostores/react'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { SummaryRow } from '../checkout/summary-row.tsx'
import { giftMessages } from './gift.messages.ts'
import type { Gift } from './gift.store.ts'
import type { GiftCheckoutStore } from './gift-checkout.store.ts'

const shownRows = { both: 'shownRowBoth', name: 'shownRowName' } as const

/** Summary rows: dedication, message, and what others will see. */
export function DedicationRows({ gift, checkout }: Readonly<{ gift: Gift; checkout: GiftCheckoutStore }>) {
  const say = useMessages(giftMessages)
  const { tribute, tributeName, message, shown } = useStore(checkout.form.$values)
  const { tributes, gift_messages } = useSettings().giving
  const messages = gift_messages || gift.recipient !== undefined
  const row = { checkout, onChange: () => checkout.form.goTo('details') }
  return (
    <>
      {messages && (
        <SummaryRow {...row} name={say('shownRow')} change={say('changeShown')}>
          {say(shown === 'both' || shown === 'name' ? shownRows[shown] : 'shownRowNone')}
        </SummaryRow>
      )}
      {tributes && tribute && (
        <SummaryRow
          {...row}
          name={say(tribute === 'memory' ? 'tributeRowMemory' : 'tributeRowHonour')}
          change={say('changeDedication')}
        >
          <bdi>{tributeName}</bdi>
        </SummaryRow>
      )}
      {messages && message.trim() && (
        <SummaryRow {...row} name={say('messageRow')} change={say('changeMessage')}>
          <bdi className="summary-message">{message.trim()}</bdi>
        </SummaryRow>
      )}
    </>
  )
}
