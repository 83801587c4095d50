import type { Card } from '../../api/cards.ts'
import { auth } from '../../store/auth.ts'
import type { Upsell } from '../../store/completion.ts'
import type { Site } from '../../store/site.ts'
import { emptyAnswers } from '../checkout/answers.ts'
import { orderContent } from '../checkout/order-content.ts'
import { createPayment } from '../checkout/payment.store.ts'
import type { CardProvider } from '../checkout/provider.ts'
import { readySettings } from '../checkout/ready-settings.ts'
import { keptCard } from '../checkout/stripe.ts'
import { sumsOf } from '../checkout/sums.ts'

const nothingAsked = {
  organisation: false,
  marketing: undefined,
  giftAid: false,
  contribution: undefined,
  fee: false,
  offline: false,
  voucher: false,
  keptCard: true,
} as const

/** Buys an offer with the saved card: a separate order, with an attempt of its own. */
export function createOneTap(
  site: Site,
  offer: Upsell & { now: NonNullable<Upsell['now']> },
  loadCard: typeof keptCard = keptCard,
) {
  const settings = readySettings(site).get()
  const payment = createPayment(site, `upsell ${offer.path}`)
  const sums = sumsOf(offer.now.amount, settings)

  /** @param isDeclared does the payer's declaration for all gifts cover it? */
  async function buy(card: Card, publishableKey: string, isDeclared = false): Promise<void> {
    const { user } = auth(site).$state.get()
    // A second press while paying does nothing, because the command runs once. A later one must not pay again.
    if (!user || 'order' in payment.$outcome.get()) return
    await payment.pay.run({
      content: orderContent({
        lines: [offer.now.line],
        answers: {
          ...{ ...emptyAnswers, giftAid: isDeclared ? 'standing' : '' },
          ...{ firstName: user.first_name, lastName: user.last_name, email: user.email ?? '' },
        },
        questions: { ...nothingAsked, giftAid: isDeclared },
        sums,
        settings,
        isMonthly: false,
        voucherCode: undefined,
      }),
      card: whenLoaded(() => loadCard(publishableKey, card.payment_method_id)),
    })
  }

  return { payment, total: sums.total, fee: sums.processingFee, buy }
}

/** A card whose script loads as a part of the payment, so that the payment fails with it. */
function whenLoaded(load: () => Promise<CardProvider>): CardProvider {
  let loading: Promise<CardProvider> | undefined
  const card = () => {
    loading ??= load()
    return loading
  }
  return {
    validate: async () => (await card()).validate(),
    confirm: async (clientSecret, payer) => (await card()).confirm(clientSecret, payer),
    setAmount() {},
  }
}
