import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lot } from '../../../../src/api/auction.ts'
import { endpoints } from '../../../../src/api/table.ts'
import { bidOf, chooseLot, isBiddable } from './bidding.ts'
import { ask, call, type Session } from './call.ts'
import type { Counting } from './tally.ts'
import { openView, type View } from './view.ts'

/** A simulated guest, when the rehearsal is over. */
export interface Guest {
  readonly session: Session
  readonly view: View
  /** The last amount of theirs that the server accepted, by lot. */
  readonly bids: ReadonlyMap<string, number>
}

export interface Plan {
  readonly session: Session
  readonly email: string
  readonly password: string
  readonly random: () => number
  /** Milliseconds until the rehearsal is over, 0 afterwards. */
  readonly left: () => number
  readonly tally: Counting
  /** Signs guests in one after the other, because checking passwords is slow on purpose. */
  readonly door: <T>(enter: () => Promise<T>) => Promise<T>
}

/**
 * Joins some time after the others, signs in, and bids, buys, watches or loses the network until the end.
 * @returns nothing if the rehearsal ends before they are signed in
 */
export async function attend({
  session,
  email,
  password,
  random,
  left,
  tally,
  door,
}: Plan): Promise<Guest | undefined> {
  const pause = (least: number, most: number) => wait(Math.min(least + random() * (most - least), left()))
  await pause(0, left() / 10)
  const login = await door(async () => (left() ? ask(session, endpoints.login, { email, password }) : undefined))
  if (!login) return undefined
  if (!('access_token' in login)) throw new Error('The demo’s people sign in by password')
  tally.add('signedIn')
  const signed = { ...session, token: login.access_token }
  const view = await openView(signed)
  const bids = new Map<string, number>()
  const limits = new Map([...view.lots.values()].map(lot => [lot.auction_item_id, limitOf(lot, random())]))

  async function bid() {
    const lot = chooseLot(
      [...view.lots.values()].filter(
        lot => isBiddable(lot, bids.has(lot.auction_item_id)) && lot.next_bid <= (limits.get(lot.auction_item_id) ?? 0),
      ),
      random,
    )
    if (!lot) return
    const amount = bidOf(lot, limits.get(lot.auction_item_id) ?? 0, random)
    const sent = {
      auction_item_id: lot.auction_item_id,
      idempotency_key: randomUUID(),
      amount,
      age_confirmed: 'yes' as const,
    }
    const send = () => call(signed, endpoints.placeBid, { ...sent, sent_at: new Date().toISOString() })
    const at = performance.now()
    const answer = await send()
    tally.time(performance.now() - at)
    if ('refused' in answer) {
      tally.refuse(answer.refused)
      return void (await wait(Math.min(answer.wait, left())))
    }
    tally.add('accepted')
    bids.set(lot.auction_item_id, amount)
    if (lot.kind === 'live_auction') tally.add('live')
    view.learn(answer.output.bid_data)
    if (random() > 0.1) return
    // Sends the bid again, as if the answer had been lost on the way.
    const again = await send()
    if ('output' in again && again.output.receipt.sequence !== answer.output.receipt.sequence) {
      throw new Error(`A bid on ${lot.title} that was sent twice counted twice`)
    }
    tally.add('sentTwice')
  }

  async function buy() {
    const lot = pick(
      [...view.lots.values()].filter(
        ({ kind, left }) => (kind === 'buy_now' || kind === 'sponsor_item') && (left ?? 0) > 0,
      ),
      random(),
    )
    if (!lot) return
    const refused = await buyOne(signed, lot)
    if (refused) tally.refuse(refused)
    else tally.add('bought')
  }

  async function loseNetwork() {
    view.line.drop()
    tally.add('dropped')
    await pause(300, 4000)
    view.line.resume()
  }

  try {
    while (left()) {
      const act = random()
      if (act < 0.72) await bid()
      else if (act < 0.8) await buy()
      else if (act < 0.88) await loseNetwork()
      await pause(300, 2500)
    }
  } catch (problem) {
    view.line.drop()
    throw problem
  }
  return { session: signed, view, bids }
}

/** The most that a guest pays, so that prices stay believable even after many rehearsals. */
function limitOf({ retail_value, price, opening_price }: Lot, share: number): number {
  return Math.max(retail_value ?? 0, price ?? 0, opening_price * 2) * (0.9 + share * 0.7)
}

const pick = <Item>(items: readonly Item[], share: number) => items[Math.floor(share * items.length)]

/**
 * Buys one piece and pays with a test card, as the browser does.
 * @returns the error's code, or nothing if it is paid
 */
async function buyOne(session: Session, { auction_item_id }: Lot): Promise<string | undefined> {
  const lines = [{ origin: 'auction' as const, auction_item_id, quantity: 1, age_confirmed: 'yes' as const }]
  const order = await call(session, endpoints.payStripe, { idempotency_key: randomUUID(), lines })
  if ('refused' in order) return order.refused
  const { payment_intent_id, client_secret, order_id, order_key } = order.output
  const { stripe_publishable_key: key = '' } = await ask(session, endpoints.appSettings, { event: session.event })
  const confirmed = await fetch(`${session.host}/stand-in/payment_intents/${payment_intent_id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ key, client_secret, payment_method: 'pm_card_visa', return_url: `${session.host}/` }),
  })
  if (!confirmed.ok) return 'card_refused'
  const paid = await call(session, endpoints.payStripeConfirm, { order_id, order_key })
  if ('refused' in paid) return paid.refused
  return paid.output.status === 'paid' ? undefined : `order_${paid.output.status}`
}
