import { setClosingTimes } from '../../../api/admin-auction.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { check, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { keepForm } from '../../checkout/unsaved.store.ts'
import { localTime, momentOf } from '../local-time.ts'
import { upTo } from '../up-to.ts'

export type ClosingTimes = OutputOf<typeof setClosingTimes>['categories']

export interface TimesValues extends Readonly<Record<string, string>> {
  readonly first_at: string
  readonly minutes_apart: string
}

/** The form of the categories' closing times. By default the first one closes in an hour. */
export function createTimesForm(site: Site, onSet: (times: ClosingTimes) => void) {
  const call = userCall(site)
  const form = createForm<TimesValues>({
    environment: site.environment,
    values: { first_at: localTime(new Date(Date.now() + 3_600_000).toISOString()), minutes_apart: '10' },
    check: checkTimes,
    async send({ first_at, minutes_apart }) {
      const { categories } = await call(setClosingTimes, {
        first_at: momentOf(first_at),
        minutes_apart: Number(minutes_apart),
      })
      onSet(categories)
    },
  })
  return keepForm(site, 'closing times', form)
}

export function checkTimes(values: TimesValues): Problems<TimesValues> {
  const first_at = check(values.first_at, [required])
  const minutes_apart = check(values.minutes_apart, [required, upTo(24 * 60)])
  return { ...(first_at && { first_at }), ...(minutes_apart && { minutes_apart }) }
}
