import { useStore } from '@nanostores/react'
import { useCallback, useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { completion } from '../../../store/completion.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import type { Completed } from '../../checkout/checkout.tsx'
import { payMessages } from './pay.messages.ts'
import { PledgeDone } from './pledge-done.tsx'
import { PledgePay } from './pledge-pay.tsx'
import { PromisePay } from './promise-pay.tsx'
import { type Selection, selection } from './selection.store.ts'

type Props = Readonly<{
  /** From the mailed link. */
  promise: string | undefined
  onTitle?: (title: string) => void
}>

/** Pays a pledge that was just chosen, or one that was promised. */
export function PledgeCheckout({ promise, onTitle }: Props) {
  const say = useTermMessages(payMessages)
  const title = say(promise === undefined ? 'title' : 'promiseTitle')
  useEffect(() => onTitle?.(title), [title, onTitle])
  return (
    <Page width="narrow" title={title}>
      {promise === undefined ? <Chosen /> : <PromisePay key={promise} promise={promise} />}
    </Page>
  )
}

function Chosen() {
  const { site } = useSurroundings()
  const { href, open } = useLinks()
  const say = useTermMessages(payMessages)
  const itemId = useStore(selection(site).$selection)?.itemId
  const onPaid = useCallback(
    ({ title, amount, parts, itemId: id }: Selection, { type, order }: Completed) => {
      if (type === 'promised') return
      const items =
        parts.length > 1
          ? parts.map(part => ({ title: part.name, amount: part.amount, id }))
          : [{ title: title || say('thingRow'), amount, id }]
      completion(site).complete({ origin: 'pledge', checkoutData: order, items })
      open(pathTo('order-complete'), { replace: true })
    },
    [site, open, say],
  )
  const chosenAt = itemId ? pathTo('pledge', { id: itemId }) : pathTo('donate')
  return (
    <PledgePay
      change={
        <LinkButton variant="quiet" href={href(chosenAt)}>
          {say('change')}
        </LinkButton>
      }
      onBack={() => open(chosenAt)}
      onPaid={onPaid}
      thankYou={completed =>
        completed.type === 'promised' ? (
          <PledgeDone completed={completed} />
        ) : (
          <RouteSkeleton name="checkout" label={say('loading')} />
        )
      }
    />
  )
}
