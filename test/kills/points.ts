/** The six steps of a payment at which a server may end. */
export const steps = [
  'before send',
  'after send',
  'after database commit',
  'after provider accept',
  'before webhook',
  'before render',
] as const

export type Step = (typeof steps)[number]

/** One moment of a payment: its step, and at which of the browser's two calls (or the provider's own) it is. */
export interface Point {
  readonly step: Step
  readonly at: 'order' | 'confirm' | 'webhook'
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

/** What a server that shall end is told: at which moment, and how often it is to pass it before. */
export interface Fuse {
  readonly point: Point
  readonly passes: number
}
