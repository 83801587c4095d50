import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { PaymentRequest } from '../../api/payment-request.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatMoney } from '../../lib/money.ts'
import { pathTo } from '../../lib/path-to.ts'
import { completion } from '../../store/completion.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import { OnePageCheckout } from '../checkout/one-page-checkout.tsx'
import { SumRows } from '../checkout/sum-rows.tsx'
import { paymentRequestMessages } from './payment-request.messages.ts'
import { createLinkCheckout } from './payment-request.store.ts'

type Props = Readonly<{ asked: PaymentRequest; request: string }>

export function PayForm({ asked, request }: Props) {
  const { site, locale } = useSurroundings()
  const { open } = useLinks()
  const say = useMessages(paymentRequestMessages)
  const checkout = useMemo(() => createLinkCheckout(site, asked, request), [site, asked, request])
  const { processingFee = 0, total = asked.amount } = useStore(checkout.$sums) ?? {}
  const hasVoucher = useStore(checkout.voucher.$applied) !== undefined
  const { currency, currency_decimals: decimals, charity_name: charity } = useSettings()
  const money = { currency, decimals }

  useEffect(
    () =>
      checkout.payment.$outcome.listen(outcome => {
        if (outcome.type !== 'paid' && outcome.type !== 'processing') return
        completion(site).complete({
          origin: 'dynamic_payment',
          checkoutData: outcome.order,
          item: { title: asked.title },
          items: [{ title: asked.title, amount: outcome.order.lines_total }],
        })
        open(pathTo('order-complete'), { replace: true })
      }),
    [checkout, site, asked, open],
  )

  return (
    <div className="payment-request">
      <h1 className="payment-title">{asked.title}</h1>
      {asked.description && <p>{asked.description}</p>}
      <div className="payment-asked">
        <strong>
          <MoneyText money={{ minor: total, ...money }} locale={locale} />
        </strong>
        <span>{say('to', { charity })}</span>
        {hasVoucher && <SumRows checkout={checkout} />}
        {!hasVoucher && processingFee > 0 && (
          <span>{say('feeIncluded', { amount: formatMoney({ minor: processingFee, ...money }, locale) })}</span>
        )}
      </div>
      <OnePageCheckout checkout={checkout} />
    </div>
  )
}
