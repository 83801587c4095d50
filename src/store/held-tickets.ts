import { atom, computed, type ReadableAtom } from 'nanostores'
import { completion } from './completion.ts'
import { departures } from './departures.ts'
import { persistence } from './persistence.ts'
import { defineSlice } from './slice.ts'

/** Proof for the server that a visitor without an account has tickets. */
export interface HeldTickets {
  /** Tokens of personal links, the newest first. */
  readonly tokens: readonly string[]
  readonly orders: readonly { readonly order_id: string; readonly order_key: string }[]
}

/** The most of each kind that a device stores: as many as one call takes. */
const most = 50

/**
 * The proofs of tickets on this device. They are stored until the tickets are gone, so that a guest finds them at the
 * door. Those that came while somebody was signed in go with them.
 */
export const heldTickets = defineSlice('held-tickets', site => {
  const { read, write } = persistence(site)
  const account = () => Object(read('account')) as Record<string, unknown>
  const device = place('heldTickets')
  const own = place('ownTickets')
  const $held = computed([own.$held, device.$held], (own, device) => ({
    tokens: [...own.tokens, ...device.tokens].slice(0, most),
    orders: [...own.orders, ...device.orders].slice(0, most),
  }))

  const leave = () => own.$held.set(heldIn(undefined))
  site.$token.listen(token => token || leave())
  departures(site).listen(leave)

  function place(name: 'heldTickets' | 'ownTickets') {
    // Another tab may have written.
    const stored = () => heldIn(account()[name])
    const $held = atom(stored())
    $held.listen(held => write('account', { ...account(), [name]: held }))
    return {
      $held,
      change: (changed: (held: HeldTickets) => Partial<HeldTickets>) =>
        $held.set(heldIn({ ...stored(), ...changed(stored()) })),
    }
  }

  const add: typeof device.change = changed => (site.$token.get() ? own : device).change(changed)

  const slice = {
    $held: $held as ReadableAtom<HeldTickets>,
    addToken(token: string): void {
      if (!$held.get().tokens.includes(token)) add(({ tokens }) => ({ tokens: [token, ...tokens] }))
    },
    addOrder(order_id: string, order_key: string): void {
      if ($held.get().orders.some(order => order.order_id === order_id)) return
      add(({ orders }) => ({ orders: [{ order_id, order_key }, ...orders] }))
    },
    /** Removes a link that no longer leads to a ticket. */
    dropToken(token: string): void {
      for (const { $held, change } of [own, device]) {
        if ($held.get().tokens.includes(token))
          change(({ tokens }) => ({ tokens: tokens.filter(held => held !== token) }))
      }
    },
    keyOf: (orderId: string) => $held.get().orders.find(({ order_id }) => order_id === orderId)?.order_key,
  }
  // Adds an order that was paid in this tab.
  const paid = completion(site).$details.get()
  if (paid?.origin === 'ticket') slice.addOrder(paid.checkoutData.order_id, paid.checkoutData.order_key)
  return slice
})

/** Stored data is untrusted. */
function heldIn(stored: unknown): HeldTickets {
  const { tokens, orders } = Object(stored) as Record<string, unknown>
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 300
  return {
    tokens: Array.isArray(tokens) ? tokens.filter(isText).slice(0, most) : [],
    orders: Array.isArray(orders)
      ? orders
          .map(order => Object(order) as Record<string, unknown>)
          .flatMap(({ order_id, order_key }) => (isText(order_id) && isText(order_key) ? { order_id, order_key } : []))
          .slice(0, most)
      : [],
  }
}
