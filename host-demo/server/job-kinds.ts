import { forgetOldWebhooks } from './checkout/handlers/webhooks.ts'
import { checkoutJobs } from './checkout/jobs.ts'
import { forgetOldCodes } from './identity/code-waits.ts'
import { forgetOldSessions } from './identity/sessions.ts'
import { forgetOldWindows } from './platform/http/rate-limit.ts'
import type { JobKind } from './platform/jobs/job-kind.ts'
import { prune } from './platform/jobs/prune.ts'
import { forgetOldMails, type Post, sendMail } from './platform/mail/send-mail.ts'

/** The background jobs of the floors below the modules. */
export const jobKinds = (post: Post | undefined): readonly JobKind[] => [
  sendMail(post),
  ...checkoutJobs,
  prune([forgetOldWindows, forgetOldSessions, forgetOldCodes, forgetOldMails, forgetOldWebhooks]),
]
