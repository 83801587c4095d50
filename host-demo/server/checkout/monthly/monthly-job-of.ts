import type { Context } from '../../platform/context.ts'

export type MonthlyContext = Pick<Context, 'db' | 'now' | 'stripe' | 'jobs' | 'publicUrl'>

/** Names the job that synchronises the provider's subscription with a monthly gift. */
export const monthlyJobOf = (giftId: string) => ({ kind: 'monthly-gift', key: giftId })
