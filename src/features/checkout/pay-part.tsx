import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CardPart } from './card-part.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'
import { PaymentNotice } from './payment-notice.tsx'

/**
 * The end of a payment form: card fields (unless the total is zero), the last problem, and the pay button with the
 * amount. The surrounding form submits.
 */
export function PayPart({ checkout }: Readonly<{ checkout: Checkout }>) {
  const { locale } = useSurroundings()
  const say = useMessages(checkoutMessages)
  const paying = useStore(checkout.payment.pay.$state)
  const card = useStore(checkout.$card)
  const total = useStore(checkout.$sums)?.total ?? 0
  const monthly = useStore(checkout.$monthlyTotal)
  const settings = useSettings()
  const { currency, currency_decimals: decimals, stripe_publishable_key: key } = settings
  const outcome = useStore(checkout.payment.$outcome).type
  const isRefunded = outcome === 'refunded'
  const isUnsure = outcome === 'unsure'
  const isTaken = isRefunded || isUnsure || outcome === 'review'
  const end = useRef<HTMLDivElement>(null)
  const wasTaken = useRef(isTaken)
  useEffect(() => {
    // The button that was pressed is gone, disabled, or replaced by another one.
    if (wasTaken.current !== isTaken) end.current?.focus()
    wasTaken.current = isTaken
  }, [isTaken])
  const busy = paying.type === 'busy'
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const amount = money(total)
  const words = monthly === undefined ? 'pay' : monthly === total ? 'payMonthly' : 'payFirst'
  const isFree = total === 0
  return (
    <>
      {isFree ? (
        <p>{say('nothingToPay')}</p>
      ) : key ? (
        <CardPart checkout={checkout} publishableKey={key} amount={total} again={monthly !== undefined} />
      ) : (
        <Notice kind="warning" title={say('unavailable')} />
      )}
      <PaymentNotice payment={checkout.payment} inSight />
      <div ref={end} tabIndex={-1}>
        {outcome === 'review' ? null : isRefunded ? (
          // Paid again only by a press that says so.
          <Button key="again" wide onClick={checkout.payment.reopen}>
            {say('payAgain')}
          </Button>
        ) : (
          <Button
            key="pay"
            variant="primary"
            type="submit"
            wide
            disabled={isUnsure || (!card && !isFree)}
            busy={busy}
            busyLabel={isFree ? say('completing') : say('paying', { amount })}
          >
            {isFree ? say('complete') : say(words, { amount, monthly: money(monthly ?? 0) })}
          </Button>
        )}
      </div>
      <p className="pay-slow" role="status">
        {busy && paying.slow && say('slow')}
      </p>
    </>
  )
}
