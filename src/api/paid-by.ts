/** How the organiser was paid outside this platform. */
export const paidByWays = ['cash', 'cheque', 'card_machine', 'bank_transfer'] as const
export type PaidBy = (typeof paidByWays)[number]
