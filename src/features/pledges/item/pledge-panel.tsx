import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { PledgeItemDetails } from '../../../api/pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useEmit } from '../../../hooks/use-emit.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { selection } from '../pay/selection.store.ts'
import type { pledgesEvents } from '../pledges.events.ts'
import { itemMessages } from './item.messages.ts'
import { PledgeFields } from './pledge-fields.tsx'
import { createPledgeForm } from './pledge-form.store.ts'
import { PromisedNote } from './promised-note.tsx'

type Props = Readonly<{
  item: PledgeItemDetails
  /** Goes on to the payment. */
  onPay: () => void
}>

/** The form to pledge for an item, or a note that the item is closed. */
export function PledgePanel({ item, onPay }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(itemMessages)
  const emit = useEmit<typeof pledgesEvents>()
  const { pledge_item_id: id, currency, currency_decimals: decimals } = item
  // Kept while the item's sums change.
  const pledge = useStable(() => createPledgeForm(site, item, begin), [site, id, onPay])
  const promised = useStore(pledge.$promised)

  function begin() {
    const amount = selection(site).$selection.get()?.amount ?? 0
    emit('pledge-started', { pledgeItemId: id, amount, currency })
    onPay()
  }

  useEffect(() => pledge.follow(item), [pledge, item])

  useEffect(() => {
    if (promised) emit('pledge-promised', { pledgeItemId: id, amount: promised.amount, currency })
  }, [emit, promised, id, currency])

  if (promised) {
    return <PromisedNote promised={promised} currency={currency} decimals={decimals} onAgain={pledge.startAnew} />
  }
  if (item.state === 'closed') {
    return (
      <>
        <Notice kind="info" title={say('closedTitle')}>
          {say('closed')}
        </Notice>
        <LinkButton href={hrefTo('donate')}>{say('give')}</LinkButton>
      </>
    )
  }
  return <PledgeFields item={item} pledge={pledge} />
}
