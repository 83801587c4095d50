/** Money returned to the payer: a refund or a dispute. */
export interface Reversal {
  /** Id at the provider. */
  readonly providerId: string
  readonly kind: 'refund' | 'dispute'
  /** Minor units. */
  readonly amount: number
  /** Id of our own row, if the refund was requested here. */
  readonly refundId: string | undefined
}

/** The state of an order's payment, as reported by the payment provider, or by the organiser for offline payments. */
export type Payment =
  | {
      readonly type: 'received'
      readonly intentId: string | null
      /** Minor units. */
      readonly amount: number
      readonly currency: string
      readonly returned: readonly Reversal[]
      /** Ids of our own refunds that the provider could not make. */
      readonly failed: readonly string[]
      /** When it was received, if it was taken back by mistake and is restored: its payer has the receipt. */
      readonly restoredFrom?: Date | undefined
    }
  | { readonly type: 'cancelled'; readonly intentId: string | null }
