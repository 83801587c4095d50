import type { Closing } from './make-closing.ts'

/** The six steps of a payment at which the server is killed. */
export const steps = [
  'before send',
  'after send',
  'after database commit',
  'after provider accept',
  'before webhook',
  'before render',
] as const

/** The steps of a bid at which the server is killed. */
const bidSteps = ['after send', 'after lock', 'before commit', 'after database commit', 'before render'] as const

/** The steps of the jobs after a lot's end: its close, the mails about it, and the charge of its winner's card. */
const closeSteps = ['after lock', 'before commit', 'after database commit', 'after provider accept'] as const

export type Step = (typeof steps)[number] | (typeof bidSteps)[number] | (typeof closeSteps)[number]

/**
 * A moment of a payment: its step, and which of the browser's two calls (or the provider's) it belongs to; or of the end
 * of an order, because a newer one replaces it or because it has expired; or of one of the jobs after a lot's end.
 */
export interface Point {
  readonly step: Step
  readonly at: 'order' | 'confirm' | 'webhook' | 'replacement' | 'expiry' | 'bid' | 'close' | 'results' | 'charge'
}

/** Every moment at which the server is killed, in the order of a payment. */
export const points: readonly Point[] = [
  { step: 'before send', at: 'order' },
  { step: 'after send', at: 'order' },
  { step: 'after database commit', at: 'order' },
  { step: 'after provider accept', at: 'order' },
  { step: 'before render', at: 'order' },
  { step: 'before send', at: 'confirm' },
  { step: 'after send', at: 'confirm' },
  { step: 'after provider accept', at: 'confirm' },
  { step: 'after database commit', at: 'confirm' },
  { step: 'before webhook', at: 'webhook' },
  { step: 'before render', at: 'confirm' },
]

/**
 * Every moment of an order's end: before the provider is asked to cancel its intent, after it has, and after its
 * holds are released but before anything is answered or marked as done. An expired order is ended by a job.
 */
export const endings: readonly Point[] = (['replacement', 'expiry'] as const).flatMap(at =>
  (['after database commit', 'after provider accept', 'before render'] as const).map(step => ({ step, at })),
)

export const bidPoints: readonly Point[] = bidSteps.map(step => ({ step, at: 'bid' }))

/** `results` are the mails about them. A charge is recorded twice: as the order's payment, and with the win. */
export const closePoints: readonly Point[] = [
  { step: 'after lock', at: 'close' },
  { step: 'before commit', at: 'close' },
  { step: 'after database commit', at: 'close' },
  { step: 'before commit', at: 'results' },
  { step: 'after database commit', at: 'results' },
  { step: 'after database commit', at: 'charge' },
  { step: 'after provider accept', at: 'charge' },
  { step: 'before commit', at: 'charge' },
]

/** When the server must die: at which moment, and how often that moment passes before. */
export interface Fuse {
  readonly point: Point
  readonly passes: number
}

/**
 * `ask`: makes a payment link, and answers with its request. `expire`: makes every unpaid order expire. `lot`: makes
 * a lot and bidders for it. `log`: answers with a lot's log. `hurry`: acknowledges bids before their commit, until it
 * dies. `closing`: makes a lot of a kind whose bidders have saved cards. `close`: lets a lot end now. `charge`: lets
 * its winners be charged now. `outcome`: answers with the state after the close.
 */
export interface Command {
  readonly do: 'ask' | 'expire' | 'lot' | 'log' | 'hurry' | 'closing' | 'close' | 'charge' | 'outcome'
  readonly lot?: string
  readonly kind?: 'competitive_bid' | 'sealed_bid'
  readonly closing?: Closing
}
