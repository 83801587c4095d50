import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import type { PaymentRequest } from '../../api/payment-request.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import { pathTo } from '../../lib/path-to.ts'
import { completion } from '../../store/completion.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form } from '../../ui/form.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PayPart } from '../checkout/pay-part.tsx'
import { type Content, createPayment } from '../checkout/payment.store.ts'
import { PaymentNotice } from '../checkout/payment-notice.tsx'
import type { CardProvider } from '../checkout/provider.ts'
import { SumRows } from '../checkout/sum-rows.tsx'
import { useOtherTabs } from '../checkout/use-other-tabs.ts'
import { useResume } from '../checkout/use-resume.ts'
import { VoucherPart } from '../checkout/voucher-part.tsx'
import { paymentRequestMessages } from './payment-request.messages.ts'
import { createPayer } from './payment-request.store.ts'

type Props = Readonly<{ asked: PaymentRequest; request: string; settings: AppSettings }>

const labels = { first_name: 'firstName', last_name: 'lastName', email: 'email' } as const

export function PayForm({ asked, request, settings }: Props) {
  const { site, locale } = useSurroundings()
  const { open } = useLinks()
  const say = useMessages(paymentRequestMessages)
  const [card, setCard] = useState<CardProvider>()
  /** What is sent when everything is right: as it is on the screen then. */
  const send = useRef(async () => {})
  const payer = useMemo(
    () => createPayer(site, { asked, request, settings }, () => send.current()),
    [site, asked, request, settings],
  )
  const payment = useMemo(() => createPayment(site, payer.subject), [site, payer])
  useResume(payment)
  useOtherTabs(payment)
  const { frame, field, values } = useForm(payer.form, (name, inSentence) =>
    say(inSentence ? `${labels[name]}Label` : labels[name]),
  )
  const covers = useStore(payer.$coversFee)
  const sums = useStore(payer.$sums)
  const applied = useStore(payer.voucher.$applied)
  const { currency, currency_decimals: decimals, giving } = settings
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  send.current = async () => {
    if (!card && sums.total > 0) return
    const content: Content = {
      lines: payer.lines,
      guest: values,
      ...(applied && { voucher_code: applied.code }),
      ...(settings.guest_pays_fees && { guest_pays_fees: sums.processingFee ? 'yes' : 'no' }),
      order_total: sums.total,
    }
    await payment.pay.run({ content, card })
  }

  useEffect(
    () =>
      payment.$outcome.listen(outcome => {
        if (outcome.type !== 'paid' && outcome.type !== 'processing') return
        completion(site).complete({
          origin: 'dynamic_payment',
          checkoutData: outcome.order,
          item: { title: asked.title },
          items: [{ title: asked.title, amount: outcome.order.lines_total }],
        })
        open(pathTo('order-complete'), { replace: true })
      }),
    [payment, site, asked, open],
  )

  useEffect(
    () => payment.pay.$state.listen(state => state.type === 'failed' && payer.voucher.checkRefusal(state.failure)),
    [payment, payer],
  )

  return (
    <div className="payment-request">
      <h1 className="payment-title">{asked.title}</h1>
      {asked.description && <p>{asked.description}</p>}
      <div className="payment-asked">
        <strong>
          <MoneyText money={{ minor: sums.total, currency, decimals }} locale={locale} />
        </strong>
        <span>{say('to', { charity: settings.charity_name })}</span>
        {applied ? (
          <SumRows
            lines={asked.amount}
            code={applied.code}
            discount={sums.discount}
            fee={sums.processingFee}
            total={sums.total}
            currency={{ currency, decimals }}
          />
        ) : (
          sums.processingFee > 0 && <span>{say('feeIncluded', { amount: money(sums.processingFee) })}</span>
        )}
      </div>
      {asked.takes_voucher_code && <VoucherPart voucher={payer.voucher} money={money} />}
      <Form {...frame} label={say('detailsTitle')}>
        <TextField {...field('first_name')} autoComplete="given-name" enterKeyHint="next" />
        <TextField {...field('last_name')} autoComplete="family-name" enterKeyHint="next" />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          help={say('emailHelp')}
        />
        {settings.guest_pays_fees && !giving.guest_pays_fees_default && sums.possibleFee > 0 && (
          <Checkbox
            name="coverFee"
            label={say('coverFee', { amount: money(sums.possibleFee) })}
            checked={covers}
            onChoose={payer.$coversFee.set}
          />
        )}
        <PayPart
          payment={payment}
          settings={settings}
          total={sums.total}
          card={card}
          onCard={setCard}
          problem={<PaymentNotice payment={payment} />}
        />
      </Form>
    </div>
  )
}
