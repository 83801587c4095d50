import { atom } from 'nanostores'
import { payOffline, payStripe, payStripeConfirm } from '../../api/checkout.ts'
import type { InputOf, OutputOf } from '../../api/endpoint.ts'
import type { Failure } from '../../api/errors.ts'
import { failureIn } from '../../api/failure-in.ts'
import { campaign, currentCampaign } from '../../store/campaign.ts'
import { createCommand } from '../../store/command.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import { type Attempt, createAttempts, linesIn, naming, type OrderKey } from './attempts.ts'
import { withChallenge } from './challenge.store.ts'
import { compartment } from './compartment.ts'
import { leavePayment, outcomeOfLeft } from './left-payments.ts'
import type { Outcome } from './outcome.ts'
import type { CardProvider } from './provider.ts'
import { retryLookUp } from './retry-look-up.store.ts'

export type Content = Omit<InputOf<typeof payStripe>, 'idempotency_key' | 'campaign' | 'challenge_answer'>
type CardPayment = { content: Content; card?: CardProvider | undefined }

/**
 * The payment of one subject. The server creates the order and its intent, the provider takes the card, and only the
 * server's confirmation counts as paid.
 */
export function createPayment(site: Site, subject: string) {
  const stored = compartment(site, subject)
  const attempts = createAttempts(stored)
  const $outcome = atom<Outcome>({ type: 'open' })
  let underWay: Promise<Outcome | undefined> | undefined
  // Read now, since the host page may change its address before the payment.
  campaign(site)

  /** What `work` finds counts, in this form or in the one that takes its place. */
  async function concludeWith(work: Promise<Outcome | undefined>): Promise<void> {
    underWay = work
    try {
      const outcome = await work
      if (outcome) conclude(outcome)
    } finally {
      if (underWay === work) underWay = undefined
    }
  }

  /** Pays by card. Without a card only where the total is zero. */
  const pay = createCommand<CardPayment>(site.environment, payment => {
    $outcome.set({ type: 'open' })
    return concludeWith(withOneRetry(() => payOnce(payment)))
  })

  /** Promises to pay offline: the payer gets instructions. */
  const promise = createCommand<{ content: Content }>(site.environment, ({ content }) => {
    $outcome.set({ type: 'open' })
    return concludeWith(withOneRetry(() => promiseOnce(content)))
  })

  /** The order whose outcome is not known here: the attempt's, or the one before it. */
  function unsettled(): OrderKey | undefined {
    const { order, earlier } = attempts.current() ?? {}
    return order ?? earlier
  }

  /** Looks the order up again after `unsure`. */
  const askAgain = createCommand<void>(site.environment, async () => {
    const order = unsettled()
    if (order) await concludeWith(lookUp(order).then(afterCard))
  })

  /** Resumes after a reload in the middle of paying, or where the form was built anew. */
  const resume = createCommand<void>(site.environment, () => concludeWith(interrupted()))

  /** Of several forms with the same subject only one resumes, so the donor is thanked once. */
  async function interrupted(): Promise<Outcome | undefined> {
    const left = await outcomeOfLeft(site, subject, false)
    if (left) return left
    const order = unsettled()
    const subjects = resuming(site)
    if (!order || subjects.has(subject)) return undefined
    subjects.add(subject)
    try {
      const found = await lookUp(order)
      return found.type === 'open' || found.type === 'ended' ? undefined : found
    } finally {
      subjects.delete(subject)
    }
  }

  async function payOnce({ content, card }: CardPayment): Promise<Outcome | 'retry'> {
    const incomplete = await card?.validate()
    if (incomplete !== undefined) return { type: 'incomplete', text: incomplete }

    const earlier = await settleEarlier(content)
    if (earlier.type !== 'open') return earlier

    const attempt = attempts.start(JSON.stringify(content))
    const created = await createOrder(payStripe, attempt, content)
    if (created === 'retry') return 'retry'
    const order = { orderId: created.order_id, orderKey: created.order_key }
    attempts.save({ ...attempt, order })

    const refused = created.client_secret ? await card?.confirm(created.client_secret, payerOf(content)) : undefined
    // During suspected card testing the reason for a decline is not shown.
    if (refused) return { type: 'declined', text: created.decline_details ? refused.declined : '' }

    const found = await lookUp(order)
    // The order of an earlier press may have ended before this card was tried.
    if (found.type === 'ended' && attempt.order) return 'retry'
    return afterCard(found)
  }

  async function promiseOnce(content: Content): Promise<Outcome | 'retry'> {
    const outside = { ...content, outside: true }
    const earlier = await settleEarlier(outside)
    if (earlier.type !== 'open') return earlier
    const attempt = attempts.start(JSON.stringify(outside))
    const order = await createOrder(payOffline, attempt, content)
    if (order === 'retry') return 'retry'
    attempts.finish(attempt)
    return order.status === 'cancelled' ? 'retry' : { type: 'promised', order, lines: content.lines }
  }

  /** A retry has a new key, so one is enough. */
  async function withOneRetry(once: () => Promise<Outcome | 'retry'>): Promise<Outcome> {
    const first = await once()
    const outcome = first === 'retry' ? await once() : first
    return outcome === 'retry' ? { type: 'declined', text: '' } : outcome
  }

  /** Different content is a different payment. It begins only when the earlier one is known to have charged nothing. */
  async function settleEarlier(content: object): Promise<Outcome> {
    const left = await outcomeOfLeft(site, subject, true)
    if (left && left.type !== 'declined') return left
    const { content: sent, order } = attempts.current() ?? {}
    const before = unsettled()
    if (!before || (order && sent === JSON.stringify(content))) return { type: 'open' }
    const found = await lookUp(before, 'open')
    return found.type === 'ended' ? { type: 'open' } : found
  }

  /** Creates the attempt's order, or finds it by the idempotency key. */
  async function createOrder<E extends typeof payStripe | typeof payOffline>(
    endpoint: E,
    attempt: Attempt,
    content: Content,
  ): Promise<OutputOf<E> | 'retry'> {
    const { idempotencyKey: idempotency_key } = attempt
    const input = { idempotency_key, ...content, campaign: currentCampaign(site) ?? null, ...naming(attempt) }
    try {
      return await withChallenge(site, answer => site.client.call(endpoint, { ...input, ...answer } as InputOf<E>))
    } catch (problem) {
      const error = errorOf(failureIn(problem))
      if (error === 'order_cancelled') {
        attempts.finish(attempt)
        // Nothing was charged, and the payer has pressed the button once more.
        if (attempt.order) return 'retry'
      }
      // The payer is told, so the next press is another payment.
      if (error === 'payment_request_settled') attempts.save({ ...attempt, lost: undefined })
      if (error !== 'idempotency_key_reused') throw problem
      // The server sees different content under the same key, such as after signing in.
      attempts.abandon(attempt)
      return 'retry'
    }
  }

  /**
   * Asks the server for the outcome of an order's payment. Safe to repeat.
   * @param unknown the result if the server has no such order
   * @returns `open`: another card can pay it; `ended`: no card can, and nothing was charged
   */
  async function lookUp(order: OrderKey, unknown: 'open' | 'unsure' = 'unsure'): Promise<Outcome | { type: 'ended' }> {
    const input = { order_id: order.orderId, order_key: order.orderKey }
    // Read now, since a form or tab that learns the outcome first removes the attempt.
    const lines = linesIn(stored, order.orderId)
    try {
      const found = await retryLookUp(() => site.client.call(payStripeConfirm, input))
      if (found.payment_status === 'succeeded' || found.status === 'paid') return { type: 'paid', order: found, lines }
      if (found.reviewYN) {
        attempts.finishOrder(order.orderId)
        return { type: 'review', reference: found.order_reference }
      }
      if (found.payment_status === 'processing') return { type: 'processing', order: found, lines }
      if (found.payment_status !== 'canceled' && found.payment_status !== 'refunded') return { type: 'open' }
      const isRefunded = found.payment_status === 'refunded'
      attempts.finishOrder(order.orderId, isRefunded)
      return { type: isRefunded ? 'refunded' : 'ended' }
    } catch (problem) {
      const failure = failureIn(problem)
      if (!failure) throw problem
      return { type: failure.type === 'http' && failure.status === 404 ? unknown : 'unsure' }
    }
  }

  function conclude(outcome: Outcome): void {
    if ('order' in outcome) attempts.finishOrder(outcome.order.order_id)
    $outcome.set(outcome)
  }

  return {
    $outcome,
    pay,
    promise,
    askAgain,
    resume,
    /** Call when the form leaves the page. */
    leave: () => underWay && leavePayment(site, subject, underWay),
    /** Is there a payment whose outcome is not known here? */
    isUnderWay: () => attempts.current()?.order !== undefined,
    /** Call when another tab has written: its attempt becomes ours, even if it is already paid. */
    readOtherTab: attempts.readOtherTab,
    /** The lines of its order, which keeps for this visitor what nobody else can have. */
    heldLines: () => linesIn(stored),
    /** The lines of the order in `$outcome`. */
    orderedLines(): Content['lines'] {
      const outcome = $outcome.get()
      return 'lines' in outcome ? outcome.lines : []
    },
    reopen: () => $outcome.set({ type: 'open' }),
  }
}

export type Payment = ReturnType<typeof createPayment>

/** Subjects that are being resumed on this page. */
const resuming = defineSlice('checkout-resuming', () => new Set<string>())

function errorOf(failure: Failure | undefined): string | undefined {
  return failure?.type === 'http' ? failure.said.error : undefined
}

function payerOf({ guest }: Content): { name: string; email: string } {
  const { first_name = '', last_name = '', email = '' } = guest ?? {}
  return { name: `${first_name} ${last_name}`.trim(), email }
}

/** The card had been sent, so an unpaid order means that it was declined. */
function afterCard(found: Outcome | { type: 'ended' }): Outcome {
  return found.type === 'ended' || found.type === 'open' ? { type: 'declined', text: '' } : found
}
