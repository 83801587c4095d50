import { atom, computed } from 'nanostores'
import { parseAmount } from '../../../lib/parse-amount.ts'
import type { FieldProblem } from '../../../lib/validation.ts'
import { createForm } from '../../../store/form.ts'
import { lineAgendas } from '../../../store/line-agendas.ts'
import { programme } from '../../../store/programme.ts'
import type { Site } from '../../../store/site.ts'
import { createCheckout } from '../../checkout/checkout.store.ts'
import { compartment } from '../../checkout/compartment.ts'
import { readySettings } from '../../checkout/ready-settings.ts'
import { amountProblem } from '../../checkout/validation.ts'
import { lineOf } from '../items.ts'
import { ticketBasket } from '../reservation.store.ts'
import { basketSubject, tickets } from '../tickets.store.ts'

/** The checkout of the basket, with a gift on top. */
export function createTicketPay(site: Site) {
  const stored = compartment(site, basketSubject)
  const basket = ticketBasket(site)
  const $settings = readySettings(site)
  const $view = atom<'basket' | 'checkout'>(stored.read('view') === 'checkout' ? 'checkout' : 'basket')

  const form = createForm({
    environment: site.environment,
    values: { donation: '' },
    draft: stored.draft('donation'),
    check: ({ donation }) => {
      const problem = donationProblem(donation)
      return problem ? { donation: problem } : {}
    },
    send: async () => show('checkout'),
  })

  const $donation = computed([form.$values, $settings], ({ donation }, { currency_decimals }) => {
    const parsed = parseAmount(donation, currency_decimals)
    return parsed.type === 'ok' && !donationProblem(donation) ? parsed.minor : 0
  })
  const $amount = computed([basket.$lines, basket.$amount, $donation], (lines, amount, donation) =>
    lines.length ? amount + donation : undefined,
  )

  const checkout = createCheckout(site, {
    subject: basketSubject,
    asks: ['organisation', 'marketing', 'gift-aid', 'contribution', 'offline', 'voucher', 'kept-card'],
    $amount,
    // The price of admission is no gift.
    $gift: $donation,
    $donation,
    lines: () => [
      ...basket.$lines.get().map(({ item, count }) => ({
        origin: 'ticket',
        ...lineOf(item),
        quantity: count,
        ...(item.kind !== 'extra' && { reservation_key: basket.key(), agendas: chosenFor(item.id) }),
      })),
      ...($donation.get() ? [{ origin: 'donation', amount: $donation.get() }] : []),
    ],
    onRefused(code) {
      if (code !== 'basket_paid') return false
      basket.leaveOrdered('paid')
      show('basket')
      return true
    },
  })

  // Hidden tickets are sold only with the code that unlocks them.
  const code = tickets(site).$state.get().metaData.voucherCode
  if (code && !checkout.voucher.$typed.get()) checkout.voucher.type(code)

  /** The chosen sessions for each of the line's seats, without those that no longer exist. */
  function chosenFor(id: string): string[][] | undefined {
    const seats = basket.$seats.get().find(line => line.id === id)?.types.length ?? 0
    const state = programme(site).$state.get()
    const sessions = state.type === 'ready' ? state.value.flatMap(agenda => agenda.sessions) : undefined
    const isKnown = (id: string) => !sessions || sessions.some(({ session_id }) => session_id === id)
    return lineAgendas(site)
      .$chosen.get()
      [id]?.slice(0, seats)
      .map(seat => seat.filter(isKnown))
  }

  function donationProblem(typed: string): FieldProblem | undefined {
    const settings = $settings.get()
    if (!typed.trim()) return undefined
    const problem = amountProblem(typed, settings)
    if (problem) return problem
    const parsed = parseAmount(typed, settings.currency_decimals)
    if (parsed.type !== 'ok' || parsed.minor === 0) return undefined
    return parsed.minor < settings.donation_minimum ? { key: 'numberMin' } : undefined
  }

  function show(view: 'basket' | 'checkout'): void {
    stored.write('view', view)
    $view.set(view)
  }

  return { basket, checkout, form, $donation, $amount, $view, isResumed: $view.get() === 'checkout', show }
}

export type TicketPay = ReturnType<typeof createTicketPay>
