import type { payStripe } from '../../api/checkout.ts'
import type { InputOf } from '../../api/endpoint.ts'
import { randomKey } from '../../lib/random-key.ts'
import { type Compartment, isRecent } from './compartment.ts'

/** One attempt to pay for an order with given content. Survives a reload, so that nothing is paid twice. */
export interface Attempt {
  idempotencyKey: string
  /** The order's lines and payer, as sent. Different content is a different attempt. */
  content: string
  /** Known once the server has answered. */
  order?: OrderKey | undefined
  /** The order of other content before it, which may hold what this one needs. */
  earlier?: OrderKey | undefined
  /** Keys of attempts before it whose answers were lost: they may have made orders. */
  lost?: string[] | undefined
  /** When it was last tried. Removed as its person leaves, since the lost orders of others are not to be named. */
  at?: number | undefined
}

export interface OrderKey {
  orderId: string
  orderKey: string
}

function attemptIn({ read }: Pick<Compartment, 'read'>): Attempt | undefined {
  const value = read('attempt') as Partial<Attempt> | undefined
  if (typeof value?.idempotencyKey !== 'string' || typeof value.content !== 'string') return undefined
  return { ...(value as Attempt), ...(!isRecent(value.at) && { lost: undefined }) }
}

type Before = Pick<Attempt, 'earlier' | 'lost'>

/** The server takes no more of them. */
const mostLost = 10

/** What an attempt leaves to the one after it. */
function leftBy(attempt: Attempt | undefined): Before {
  if (!attempt) return {}
  const { idempotencyKey, order, earlier, lost = [], at } = attempt
  if (order) return { earlier: order }
  return isRecent(at) ? { earlier, lost: [...lost, idempotencyKey].slice(-mostLost) } : { earlier }
}

/** How a request names orders of this visitor, so that what they hold does not count against them. */
export const naming = ({ earlier, lost }: Before) => ({
  ...(earlier && { earlier_order_id: earlier.orderId, earlier_order_key: earlier.orderKey }),
  ...(lost && { earlier_idempotency_keys: lost }),
})

/** How a request names the order of the unfinished attempt. */
export const namingAttempt = (stored: Pick<Compartment, 'read'>) => naming(leftBy(attemptIn(stored)))

type Lines = InputOf<typeof payStripe>['lines']

/** The lines of the unfinished attempt's order, or of the one with this id, if that is the attempt's. */
export function linesIn(stored: Pick<Compartment, 'read'>, orderId?: string): Lines {
  const { order, content } = attemptIn(stored) ?? {}
  const isIt = order && (orderId ?? order.orderId) === order.orderId
  return isIt && content ? (JSON.parse(content) as { lines: Lines }).lines : []
}

/** The attempts at one subject: one at a time, shared between tabs. */
export function createAttempts({ read, write }: Compartment) {
  /** Idempotency keys this form has finished with. */
  const finished = new Set<string>()
  /** The attempt last seen in another tab. It may have been paid there since. */
  let inOtherTab: Attempt | undefined

  const current = () => attemptIn({ read })

  /** Another tab may have begun another one, which is still to be checked. */
  const isReplaced = ({ idempotencyKey }: Attempt) => (current()?.idempotencyKey ?? idempotencyKey) !== idempotencyKey

  function save(attempt: Attempt): void {
    if (!isReplaced(attempt)) write('attempt', attempt)
  }

  function finish(attempt: Attempt): void {
    finished.add(attempt.idempotencyKey)
    inOtherTab = undefined
    if (!isReplaced(attempt)) write('attempt', undefined)
  }

  return {
    current,
    save,
    finish,
    /**
     * Finishes the attempt of an order that has ended. Another one may have begun in another tab meanwhile.
     * @param isCharged if not, an attempt after it goes on
     */
    finishOrder(orderId: string, isCharged = true): void {
      const attempt = current()
      const isEarlier = attempt?.earlier?.orderId === orderId
      if (attempt?.order?.orderId === orderId || (isEarlier && isCharged)) finish(attempt)
      else if (attempt && isEarlier) save({ ...attempt, earlier: undefined })
    },
    /** The attempt for this content: an unfinished one, of this tab or another, or a new one. */
    start(content: string): Attempt {
      const before = current()
      const known = [before, inOtherTab].find(attempt => attempt?.content === content)
      const begun = known ?? { idempotencyKey: randomKey(), content, ...leftBy(before) }
      const attempt = { ...begun, at: Date.now() }
      write('attempt', attempt)
      return attempt
    },
    /** Drops its key but keeps its order id: the order must be checked before another attempt begins. */
    abandon(attempt: Attempt): void {
      finish(attempt)
      save({ ...attempt, content: '' })
    },
    readOtherTab(): void {
      const attempt = current()
      if (attempt && !finished.has(attempt.idempotencyKey)) inOtherTab = attempt
    },
  }
}
