import { checkoutJobs } from './checkout/jobs.ts'
import type { JobKind } from './platform/jobs/job-kind.ts'

/** Everything that is done at a time of its own. */
export const jobKinds: readonly JobKind[] = [...checkoutJobs]
