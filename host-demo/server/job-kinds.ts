import { pruneWebhooks } from './checkout/handlers/webhooks.ts'
import { checkoutJobs } from './checkout/jobs.ts'
import { pruneAddedRecords } from './identity/audit/add-once.ts'
import { pruneAuthorizationCodes } from './identity/authorization-codes.ts'
import { pruneCodes } from './identity/code-waits.ts'
import { pruneKnownCallers } from './identity/known-callers.ts'
import { pruneMailLinks } from './identity/mail-links.ts'
import { pruneSessions } from './identity/sessions.ts'
import { pruneRateLimits } from './platform/http/rate-limit.ts'
import type { JobKind } from './platform/jobs/job-kind.ts'
import { prune } from './platform/jobs/prune.ts'
import { mailJobs, type Post, pruneMails } from './platform/mail/send-mail.ts'

/** The background jobs of the floors below the modules. */
export const jobKinds = (post: Post | undefined): readonly JobKind[] => [
  ...mailJobs(post),
  ...checkoutJobs,
  prune([
    pruneRateLimits,
    pruneSessions,
    pruneKnownCallers,
    pruneCodes,
    pruneMailLinks,
    pruneAuthorizationCodes,
    pruneAddedRecords,
    pruneMails(post),
    pruneWebhooks,
  ]),
]
