import { ground } from './0001-ground.ts'
import { accounts } from './0002-accounts.ts'
import { content } from './0003-content.ts'
import { gifts } from './0004-gifts.ts'
import { archive } from './0005-archive.ts'
import { monthlyGifts } from './0006-monthly-gifts.ts'
import { vouchers } from './0007-vouchers.ts'
import { openMatches } from './0008-open-matches.ts'
import { unwantedCustomers } from './0009-unwanted-customers.ts'
import { withdrawnGiftAid } from './0010-withdrawn-gift-aid.ts'
import { jobs } from './0011-jobs.ts'
import { outboxSubjects } from './0012-outbox-subjects.ts'
import { workAsJobs } from './0013-work-as-jobs.ts'
import { failedJobs } from './0062-platform-failed-jobs.ts'
import { rateLimitWindows } from './0078-platform-rate-limit-windows.ts'

/** The first migrations, which make tables of all floors, and later ones of this floor's own tables. */
export const platformMigrations = {
  '0001-ground': ground,
  '0002-accounts': accounts,
  '0003-content': content,
  '0004-gifts': gifts,
  '0005-archive': archive,
  '0006-monthly-gifts': monthlyGifts,
  '0007-vouchers': vouchers,
  '0008-open-matches': openMatches,
  '0009-unwanted-customers': unwantedCustomers,
  '0010-withdrawn-gift-aid': withdrawnGiftAid,
  '0011-jobs': jobs,
  '0012-outbox-subjects': outboxSubjects,
  '0013-work-as-jobs': workAsJobs,
  '0062-platform-failed-jobs': failedJobs,
  '0078-platform-rate-limit-windows': rateLimitWindows,
}
