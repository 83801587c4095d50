import type { JobKind } from '../platform/jobs/job-kind.ts'
import { monthlyJob } from './monthly/monthly-job.ts'
import { endOrderJob } from './payments/end-order.ts'
import { expireOrders } from './payments/expire-orders.ts'
import { forgetCustomer } from './payments/forget-customer.ts'
import { forgetUnpaidJob } from './payments/forget-unpaid.ts'
import { sendRefund } from './payments/send-refund.ts'

export const checkoutJobs: readonly JobKind[] = [
  endOrderJob,
  expireOrders,
  sendRefund,
  monthlyJob,
  forgetCustomer,
  forgetUnpaidJob,
]
