import type { JobKind } from '../platform/jobs/job-kind.ts'
import { cancelAtProvider } from './monthly/cancel-at-provider.ts'
import { monthlyJobOf } from './monthly/monthly-job-of.ts'
import { subscribe } from './monthly/subscribe.ts'
import { endOrderJob } from './payments/end-order.ts'
import { expireOrders } from './payments/expire-orders.ts'
import { forgetCustomer } from './payments/forget-customer.ts'
import { forgetUnpaidJob } from './payments/forget-unpaid.ts'
import { sendRefund } from './payments/send-refund.ts'

/**
 * Creates or cancels a monthly gift's subscription. The provider's calls are idempotent, and no transaction is open
 * meanwhile.
 */
const monthlyJob: JobKind = {
  kind: monthlyJobOf('').kind,
  async run(context, { key }) {
    const gift = await context.db.selectFrom('monthly_gifts').selectAll().where('id', '=', key).executeTakeFirst()
    if (gift?.status === 'ended') await cancelAtProvider(context, gift)
    else if (gift?.status === 'active') await subscribe(context, gift)
  },
}

export const checkoutJobs: readonly JobKind[] = [
  endOrderJob,
  expireOrders,
  sendRefund,
  monthlyJob,
  forgetCustomer,
  forgetUnpaidJob,
]
