/**
 * `none`: nothing, the voucher only unlocks. `set`: each costs the value. `subtract`: the value is subtracted once.
 * `percent`: hundredths of a percent of each. `free`: they cost nothing.
 */
export const priceModes = ['none', 'set', 'subtract', 'percent', 'free'] as const

export type PriceMode = (typeof priceModes)[number]

/** Can orders use it now, or why not? */
export const voucherStates = ['open', 'not_yet', 'expired', 'paused', 'used_up'] as const

export type VoucherState = (typeof voucherStates)[number]

/** Stands among the subjects of a voucher for everything of an origin, beside single subjects of another. */
export const wholeOrigin = (origin: string) => `${origin}:*`
