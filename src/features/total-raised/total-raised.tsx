import { useSurroundings } from '../../hooks/context.ts'
import { useDonationTotal } from '../../hooks/use-donation-total.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import { donationTotal } from '../../store/donation-total.ts'
import type { Site } from '../../store/site.ts'
import { BlockProblem } from '../../ui/block-problem.tsx'
import { CountUp } from '../../ui/count-up.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './total-raised.css?inline'
import { totalRaisedMessages } from './total-raised.messages.ts'

export interface TotalRaisedProps {
  /** What stands behind the amount. */
  label: string | undefined
  noDonors: boolean
}

/** The total raised, large, and how many gave. It counts up as gifts come in. */
export function TotalRaised({ label, noDonors }: Readonly<TotalRaisedProps>) {
  useStyles(css)
  const say = useMessages(totalRaisedMessages)
  const { locale } = useSurroundings()
  const view = useDonationTotal()
  if (view.type === 'failed')
    return <BlockProblem text={say('failed')} retryLabel={say('retry')} onRetry={view.retry} />
  if (view.type === 'loading') return <p className="total waiting">{say(view.slow ? 'slow' : 'loading')}</p>
  const { total } = view
  const { currency, currency_decimals: decimals, donor_count: count } = total
  const notes = [!noDonors && (count ? say('donors', { count }) : say('first')), !view.live && say('stale')]
    .filter(Boolean)
    .join(' · ')
  return (
    <p className="total">
      <strong className="amount">
        <CountUp
          value={total.total_raised}
          step={10 ** decimals}
          format={minor => formatMoney({ minor, currency, decimals }, locale)}
        />
      </strong>{' '}
      <span className="label">{label ?? say('raised')}</span> {notes && <span className="donors">{notes}</span>}
    </p>
  )
}

/** Asks for the total ahead of the first drawing. */
export function beginTotalRaised(site: Site): void {
  donationTotal(site).$state.get()
}
