declare module '../../platform/db/schema.ts' {
  interface Database {
    /** Vouchers that somebody has added to their account. They hold no use. */
    kept_vouchers: { user_id: string; voucher_id: string; kept_at: Date }
  }
}

export {}
