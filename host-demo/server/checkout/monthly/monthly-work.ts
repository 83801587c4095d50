import type { Context } from '../../platform/context.ts'

export type MonthlyContext = Pick<Context, 'db' | 'now' | 'stripe' | 'jobs' | 'publicUrl'>

/** The job that brings the provider's subscription in line with a monthly gift that has begun or ended. */
export const monthlyWork = (giftId: string) => ({ kind: 'monthly-gift', key: giftId })
