/** Money that came back to its payer: a refund, or what a bank has taken back and not returned. */
export interface Returned {
  /** At the provider. */
  readonly providerId: string
  readonly kind: 'refund' | 'dispute'
  /** Minor units. */
  readonly amount: number
  /** Of our own row, where the refund was asked for here. */
  readonly refundId: string | undefined
}

/** What became of an order's money, as reported by the payment provider, or by the organiser for what is paid outside. */
export type Payment =
  | {
      readonly type: 'received'
      readonly intentId: string | null
      /** Minor units. */
      readonly amount: number
      readonly currency: string
      readonly returned: readonly Returned[]
    }
  | { readonly type: 'cancelled'; readonly intentId: string | null }
