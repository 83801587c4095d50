import { atom } from 'nanostores'
import { type PaymentResult, payOffline, payStripe, payStripeConfirm } from '../../api/checkout.ts'
import type { InputOf, OutputOf } from '../../api/endpoint.ts'
import { failureIn } from '../../api/failure-in.ts'
import { campaign } from '../../store/campaign.ts'
import { createCommand } from '../../store/command.ts'
import { shelf as shelfOf } from '../../store/shelf.ts'
import type { Site } from '../../store/site.ts'
import { type Attempt, attemptFor, keepAttempt, openAttempt, type Slot } from './attempt.ts'
import { withChallenge } from './challenge.store.ts'
import { patiently } from './patiently.store.ts'
import type { CardProvider } from './provider.ts'

/** What became of paying, as far as the server has confirmed it. */
export type Outcome =
  | { type: 'open' }
  /** The card's fields are not filled in: nothing was sent. */
  | { type: 'incomplete'; text: string }
  /** Nothing was taken; the same attempt goes on with another card. */
  | { type: 'declined'; text: string }
  | { type: 'paid'; order: PaymentResult }
  /** The card was sent, and then no answer came: only asking again helps, never paying again. */
  | { type: 'unsure' }
  /** To be paid outside, as the organiser says. */
  | { type: 'promised'; order: Promised }
  /** The bank takes its time; the webhook will tell. */
  | { type: 'processing'; order: PaymentResult }

export type Promised = OutputOf<typeof payOffline>
export type Content = Omit<InputOf<typeof payStripe>, 'idempotency_key' | 'campaign' | 'challenge_answer'>
type Payment = { content: Content; card?: CardProvider | undefined }

/**
 * The one checkout. The server makes the order and its intent, the provider
 * takes the card, and only the server says that it is paid.
 */
export function createCheckout(site: Site, slot: Slot = 'attempt') {
  const shelf = shelfOf(site)
  const $outcome = atom<Outcome>({ type: 'open' })
  const came = campaign(site)
  /** Of another tab, seen while it was under way. */
  let elsewhere: Attempt | undefined
  /** The keys of attempts that are none here any more. */
  const over = new Set<string>()

  async function begin(input: InputOf<typeof payStripe>) {
    try {
      return await withChallenge(site, answer => site.client.call(payStripe, { ...input, ...answer }))
    } catch (problem) {
      const failure = failureIn(problem)
      const error = failure?.type === 'http' ? failure.said.error : undefined
      // It was ended before it was paid: the same content is another try from now on.
      if (error === 'order_cancelled') keepAttempt(shelf, slot, undefined)
      throw problem
    }
  }

  /** To the server it is other content now, such as that of somebody who has signed in since: this try stays one of its own. */
  function isAnother(attempt: Attempt, problem: unknown): boolean {
    const failure = failureIn(problem)
    if (failure?.type !== 'http' || failure.said.error !== 'idempotency_key_reused') return false
    forget(attempt)
    keepAttempt(shelf, slot, { ...attempt, content: '' })
    return true
  }

  /**
   * Asks the server what became of an order's payment. Harmless to repeat, so it is, while no answer comes.
   * @returns `open` while another card may pay it, `ended` where none can
   */
  async function settle({ orderId, orderKey }: NonNullable<Attempt['order']>): Promise<'decided' | 'open' | 'ended'> {
    const order = await patiently(() => site.client.call(payStripeConfirm, { order_id: orderId, order_key: orderKey }))
    if (order.payment_status === 'succeeded' || order.status === 'paid') conclude({ type: 'paid', order })
    else if (order.payment_status === 'processing') conclude({ type: 'processing', order })
    else if (order.payment_status !== 'canceled') return 'open'
    else {
      // The same content is another try from now on.
      keepAttempt(shelf, slot, undefined)
      return 'ended'
    }
    return 'decided'
  }

  /**
   * The same once the card was sent: here no answer is an outcome of its own.
   * @param old was the order there before this card, so that it can have been ended without it?
   * @returns whether it was
   */
  async function settleSent(order: NonNullable<Attempt['order']>, old = false): Promise<boolean> {
    try {
      const state = await settle(order)
      if (state === 'ended' && old) return true
      if (state !== 'decided') $outcome.set({ type: 'declined', text: '' })
    } catch (problem) {
      if (!failureIn(problem)) throw problem
      $outcome.set({ type: 'unsure' })
    }
    return false
  }

  /** Other content is another payment. It begins only when it is known that the try before it took nothing. */
  async function mayBegin(content: Content & { outside?: boolean }): Promise<boolean> {
    const earlier = openAttempt(shelf, slot)
    if (!earlier?.order || earlier.content === JSON.stringify(content)) return true
    try {
      return (await settle(earlier.order)) !== 'decided'
    } catch (problem) {
      const failure = failureIn(problem)
      if (!failure) throw problem
      if (failure.type === 'http' && failure.status === 404) return true
      $outcome.set({ type: 'unsure' })
      return false
    }
  }

  function conclude(outcome: Outcome): void {
    forget(openAttempt(shelf, slot))
    keepAttempt(shelf, slot, undefined)
    $outcome.set(outcome)
  }

  function forget(attempt: Attempt | undefined): void {
    if (attempt) over.add(attempt.idempotencyKey)
    elsewhere = undefined
  }

  /** @returns whether nobody was asked for money, for the attempt is not this one's any more */
  async function tryToPay({ content, card }: Payment): Promise<boolean> {
    $outcome.set({ type: 'open' })
    const incomplete = await card?.validate()
    if (incomplete !== undefined) $outcome.set({ type: 'incomplete', text: incomplete })
    if (incomplete !== undefined || !(await mayBegin(content))) return false
    const attempt = attemptFor(shelf, slot, content, elsewhere)
    const input = { idempotency_key: attempt.idempotencyKey, ...content, ...(came && { campaign: came }) }
    const payment = await begin(input).catch(problem => {
      if (!isAnother(attempt, problem)) throw problem
    })
    if (!payment) return true
    const order = { orderId: payment.order_id, orderKey: payment.order_key }
    keepAttempt(shelf, slot, { ...attempt, order })
    const { first_name = '', last_name = '', email = '' } = content.guest ?? {}
    const payer = { name: `${first_name} ${last_name}`.trim(), email }
    const refused = payment.client_secret ? await card?.confirm(payment.client_secret, payer) : undefined
    // Where cards are being tried out, nobody is told what is wrong with one.
    if (refused) $outcome.set({ type: 'declined', text: payment.decline_details ? refused.declined : '' })
    else return settleSent(order, attempt.order !== undefined)
    return false
  }

  /** Without a card, where there is nothing to pay. A card that was never tried gets an attempt of its own. */
  const pay = createCommand<Payment>(site.environment, async payment => {
    if (await tryToPay(payment)) await tryToPay(payment)
  })

  /** No card: the payer is told how to pay. The same attempt is the same promise. */
  const promise = createCommand<{ content: Content }>(site.environment, async ({ content }) => {
    $outcome.set({ type: 'open' })
    if (!(await mayBegin({ ...content, outside: true }))) return
    const attempt = attemptFor(shelf, slot, { ...content, outside: true })
    const input = { idempotency_key: attempt.idempotencyKey, ...content, ...(came && { campaign: came }) }
    const promised = withChallenge(site, answer => site.client.call(payOffline, { ...input, ...answer }))
    const order = await promised.catch(problem => {
      isAnother(attempt, problem)
      throw problem
    })
    conclude({ type: 'promised', order })
  })

  const askAgain = createCommand<void>(site.environment, async () => {
    const order = openAttempt(shelf, slot)?.order
    if (order) await settleSent(order)
  })

  /**
   * After a reload in the middle of paying: finds out what became of it. Of
   * several forms on a page one does, so that one gift is thanked for once.
   */
  const resume = createCommand<void>(site.environment, async () => {
    const order = openAttempt(shelf, slot)?.order
    if (!order || site.slices.has(resuming)) return
    site.slices.set(resuming, true)
    try {
      await settle(order)
    } catch (problem) {
      if (!failureIn(problem)) throw problem
      $outcome.set({ type: 'unsure' })
    } finally {
      site.slices.delete(resuming)
    }
  })

  return {
    $outcome,
    pay,
    promise,
    resume,
    /** Has a payment been begun whose end is not known here? */
    isUnderWay: () => openAttempt(shelf, slot)?.order !== undefined,
    /** After `unsure`: asks once more. */
    askAgain,
    /** Another tab has written: what is under way there is under way here, also once it is paid there. */
    heed() {
      const attempt = openAttempt(shelf, slot)
      if (attempt && !over.has(attempt.idempotencyKey)) elsewhere = attempt
    },
    reopen: () => $outcome.set({ type: 'open' }),
  }
}

const resuming = 'checkout resuming'

export type Checkout = ReturnType<typeof createCheckout>
