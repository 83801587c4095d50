import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { cancelAtProvider } from './cancel-at-provider.ts'
import { monthlyJobOf } from './monthly-job-of.ts'
import { subscribe } from './subscribe.ts'

/**
 * Creates or cancels a monthly gift's subscription. The provider's calls are idempotent, and no transaction is open
 * meanwhile.
 */
export const monthlyJob: JobKind = {
  kind: monthlyJobOf('').kind,
  async run(context, { key }) {
    const gift = await context.db.selectFrom('monthly_gifts').selectAll().where('id', '=', key).executeTakeFirst()
    if (gift?.status === 'ended') await cancelAtProvider(context, gift)
    else if (gift?.status === 'active') await subscribe(context, gift)
  },
}
