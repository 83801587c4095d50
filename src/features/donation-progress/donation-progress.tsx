import { useSurroundings } from '../../hooks/context.ts'
import { useDonationTotal } from '../../hooks/use-donation-total.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import { donationTotal } from '../../store/donation-total.ts'
import type { Site } from '../../store/site.ts'
import { BlockProblem } from '../../ui/block-problem.tsx'
import { Meter } from '../../ui/meter.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './donation-progress.css?inline'
import { donationProgressMessages } from './donation-progress.messages.ts'

export interface DonationProgressProps {
  noDonors: boolean
}

/** How far the event is on the way to its goal, as a thermometer, and past it too. */
export function DonationProgress({ noDonors }: Readonly<DonationProgressProps>) {
  useStyles(css)
  const { locale } = useSurroundings()
  const say = useMessages(donationProgressMessages)
  const view = useDonationTotal()
  if (view.type === 'failed')
    return <BlockProblem text={say('failed')} retryLabel={say('retry')} onRetry={view.retry} />
  if (view.type === 'loading') return <p className="progress waiting">{say(view.slow ? 'slow' : 'loading')}</p>

  const { total_raised, goal, donor_count, currency, currency_decimals: decimals } = view.total
  const amount = formatMoney({ minor: total_raised, currency, decimals }, locale)
  const goalText = formatMoney({ minor: goal, currency, decimals }, locale)
  // Rounded down: "100 %" is said when the goal is reached, not before.
  const percent = Math.floor((total_raised * 100) / goal)
  const notes = [!noDonors && say('donors', { count: donor_count }), !view.live && say('stale')]
    .filter(Boolean)
    .join(' · ')
  return (
    <div className="progress">
      <p className="line">
        <strong className="raised">
          <bdi>{say('raised', { amount })}</bdi>
        </strong>
        {goal > 0 && <bdi className="quiet">{say('goal', { goal: goalText })}</bdi>}
      </p>
      {goal > 0 && (
        <Meter
          label={say('meter')}
          value={total_raised}
          max={goal}
          valueText={say('meterText', { amount, goal: goalText, percent })}
        />
      )}
      <p className="line quiet">
        {goal > 0 && <bdi>{say(percent < 100 ? 'percent' : 'reached', { percent })}</bdi>}
        {notes && <bdi>{notes}</bdi>}
      </p>
    </div>
  )
}

/** Asks for the total ahead of the first drawing. */
export function beginDonationProgress(site: Site): void {
  donationTotal(site).$state.get()
}
