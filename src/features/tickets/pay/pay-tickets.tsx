import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { terminology } from '../../../store/terminology.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { Checkout, type Completed } from '../../checkout/checkout.tsx'
import { Waiting } from '../../checkout/waiting.tsx'
import { filledUp } from '../programme/filled-up.store.ts'
import { ChooseAgain, type ToProgramme } from '../programme/programme-part.tsx'
import { ticketSale } from '../sale.store.ts'
import { tickets } from '../tickets.store.ts'
import { unlocking } from '../unlock/unlock.store.ts'
import { BasketStep } from './basket-step.tsx'
import { BasketTime } from './basket-time.tsx'
import { payMessages } from './pay.messages.ts'
import css from './pay-tickets.css?inline'
import { createTicketPay, type TicketPay } from './ticket-pay.store.ts'
import { useTicketEvents } from './use-ticket-events.ts'

type Props = Readonly<{
  /** A link back to the choice. */
  change: ReactNode
  /** Leads to the programme. */
  toProgramme: ToProgramme
  /** Shown instead of the steps if nothing is chosen. */
  empty: ReactNode
  onPaid?: (pay: TicketPay, completed: Completed) => void
  thankYou: (completed: Completed) => ReactNode
}>

/**
 * Reserves what is chosen, and sells it through the shared checkout, once the stored voucher code has been looked up.
 */
export function PayTickets(props: Props) {
  const { site } = useSurroundings()
  const state = useStore(unlocking(site).open.$state)
  // Without what the code unlocks, hidden tickets of the basket would be given back.
  if (state.type === 'busy') return <Waiting key="waiting" slow={state.slow} height={420} />
  return <Paying {...props} />
}

function Paying({ change, toProgramme, empty, onPaid, thankYou }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useTermMessages(payMessages)
  const pay = useMemo(() => createTicketPay(site), [site])
  const { basket, checkout } = pay
  const view = useStore(pay.$view)
  const lines = useStore(basket.$lines)
  const mustSignIn = useStore(checkout.$mustSignIn)
  const outcome = useStore(checkout.payment.$outcome)
  const isDone = 'order' in outcome
  const word = useStore(tickets(site).$state).terminology
  const isFixed = useStore(checkout.$isFixed)
  const step = useStore(checkout.form.$step)
  const isUnderWay = usePaymentUnderWay(pay)
  const isSoldOut = useStore(basket.$isSoldOut)
  const isShown = isDone || (view === 'checkout' && !mustSignIn && !isSoldOut)
  useReserved(pay)
  useChanged(pay)
  useOwnWord()
  useTicketEvents(pay, onPaid)

  const ordered = useStore(basket.$ordered)
  const orderedElsewhere = ordered && (
    <Notice kind="info" title={say(`${ordered}ElsewhereTitle`)}>
      <p>{say(`${ordered}Elsewhere`)}</p>
    </Notice>
  )
  if (!lines.length && !isDone && !isUnderWay)
    return (
      <>
        {orderedElsewhere}
        {empty}
      </>
    )
  return (
    <>
      {orderedElsewhere}
      {!isDone && !isFixed && <BasketTime isPaying={isShown && step === 'payment'} />}
      {!isShown && <BasketStep pay={pay} change={change} toProgramme={toProgramme} />}
      <Checkout
        checkout={checkout}
        isShown={isShown}
        show={shown => pay.show(shown ? 'checkout' : 'basket')}
        isResumed={pay.isResumed}
        thing={word ?? say('thing')}
        areThings
        bought={<Bought pay={pay} />}
        notes={<ChooseAgain />}
        analytics={{ wanted: false, item: 'ticket' }}
        thankYou={thankYou}
      />
    </>
  )
}

/** May it still turn out that the basket is paid? Looked up once after a reload. */
function usePaymentUnderWay({ checkout: { payment } }: TicketPay): boolean {
  const outcome = useStore(payment.$outcome)
  const [isLookedUp, setLookedUp] = useState(false)
  useEffect(() => payment.resume.$state.listen(({ type }) => type !== 'busy' && setLookedUp(true)), [payment])
  return payment.isUnderWay() && !(isLookedUp && outcome.type === 'open')
}

/**
 * Reserves the basket, or after a reload asks how long it is held. The order of a payment under way keeps its tickets.
 */
function useReserved({ basket, checkout }: TicketPay): void {
  useEffect(() => {
    if (checkout.payment.isUnderWay()) void basket.look.run()
    else if (basket.$lines.get().length) void basket.reserve.run()
    // From each attempt to pay on, the order holds the tickets.
    return checkout.payment.pay.$state.listen(state => {
      if (state.type !== 'failed' || 'order' in checkout.payment.$outcome.get()) return
      // A paid basket is not held any more.
      if (state.failure.type === 'http' && state.failure.said.error === 'basket_paid') return
      void basket.look.run()
    })
  }, [basket, checkout])
}

/** If a price has changed or a session has filled up, the visitor sees that before anything is paid. */
function useChanged({ checkout }: TicketPay): void {
  const { site } = useSurroundings()
  useEffect(() => {
    const { pay, promise } = checkout.payment
    const stops = [pay, promise].map(command =>
      command.$state.listen(state => {
        if (state.type !== 'failed' || state.failure.type !== 'http') return
        const { error } = state.failure.said
        // The price on screen is outdated.
        if (error === 'order_total_changed') void ticketSale(site).refresh()
        if (error !== 'agenda_full' && error !== 'agenda_required') return
        void filledUp(site)
          .drop()
          // The question about another session replaces the refusal.
          .then(isAsked => isAsked && command.clear())
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [site, checkout])
}

/** Stores the organiser's word for tickets, such as "places". */
function useOwnWord(): void {
  const { site, locale } = useSurroundings()
  const { locale: spoken } = useSettings()
  useEffect(() => {
    const isUnderstood = spoken.slice(0, 2) === locale.slice(0, 2)
    return terminology(site).$state.subscribe(state => {
      if (state.type === 'ready') tickets(site).setTerminology(isUnderstood ? state.value.ticket?.other : undefined)
    })
  }, [site, locale, spoken])
}

/** The tickets that are paid for, above every step. */
function Bought({ pay }: Readonly<{ pay: TicketPay }>) {
  const { locale } = useSurroundings()
  const say = useTermMessages(payMessages)
  const { currency, currency_decimals: decimals } = useSettings()
  const lines = useStore(pay.basket.$lines)
  const minor = useStore(pay.$amount) ?? 0
  const donation = useStore(pay.$donation)
  const isFixed = useStore(pay.checkout.$isFixed)
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const chosen = lines.map(({ item, count }) => `${count} × ${item.title}`)
  if (donation) chosen.push(`${say('donationRow')}: ${money(donation)}`)
  return (
    <div className="ticket-top">
      <strong>
        <bdi>{money(minor)}</bdi>
      </strong>{' '}
      <span>{chosen.join(', ')}</span>
      <Button variant="quiet" disabled={isFixed} label={say('changeTickets')} onClick={() => pay.show('basket')}>
        {say('change')}
      </Button>
    </div>
  )
}
