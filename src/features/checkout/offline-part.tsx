import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useCommandFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'

type Props = Readonly<{
  checkout: Checkout
  /** What is paid for: "gift". */
  thing?: string
}>

/** Shown instead of the card fields for payment by transfer, cheque or cash. */
export function OfflinePart({ checkout, thing }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(checkoutMessages)
  const { currency, currency_decimals: decimals } = useSettings()
  const minor = useStore(checkout.$sums)?.total ?? 0
  const busy = useStore(checkout.payment.promise.$state).type === 'busy'
  const failure = useCommandFailure(checkout.payment.promise)
  return (
    <>
      <p>{thing ? say('promiseText', { thing }) : say('promiseTextBare')}</p>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <Button variant="primary" type="submit" wide busy={busy}>
        {say('promise', { amount: formatMoney({ minor, currency, decimals }, locale) })}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => checkout.setOffline(false)}>
        {say('byCard')}
      </Button>
    </>
  )
}
