import { useSurroundings } from '../../hooks/context.ts'
import { useLive } from '../../hooks/use-live.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import { donationTotal } from '../../store/donation-total.ts'
import { Meter } from '../../ui/meter.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './donation-progress.css?inline'
import { donationProgressMessages } from './donation-progress.messages.ts'

export interface DonationProgressProps {
  noDonors: boolean
}

/** Progress towards the event's goal and past it, as a thermometer. */
export function DonationProgress({ noDonors }: Readonly<DonationProgressProps>) {
  useStyles(css)
  const say = useMessages(donationProgressMessages)
  const { site, locale } = useSurroundings()
  const { notLive, ...frame } = useLive(donationTotal(site))
  return (
    <ResourceFrame {...frame} skeleton={said => <div className="progress quiet">{said}</div>}>
      {({ total_raised, goal, donor_count: count, currency, currency_decimals: decimals }) => {
        const amountOf = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
        const raised = say('raised', { amount: amountOf(total_raised) })
        const ofGoal = say('goal', { goal: amountOf(goal) })
        // Rounded down, so that "100 %" is shown only when the goal is reached.
        const percent = Math.floor((total_raised * 100) / goal)
        const share = say(percent < 100 ? 'percent' : 'reached', { percent })
        const notes = [!noDonors && say('donors', { count }), notLive].filter(Boolean).join(' · ')
        const hasGoal = goal > 0
        return (
          <div className="progress">
            <p className="line">
              <strong className="raised">
                <bdi>{raised}</bdi>
              </strong>
              {hasGoal && <bdi className="quiet">{ofGoal}</bdi>}
            </p>
            {hasGoal && (
              <Meter label={say('meter')} value={total_raised} max={goal} valueText={`${raised} ${ofGoal}, ${share}`} />
            )}
            <p className="quiet line">
              {hasGoal && <bdi>{share}</bdi>}
              {notes && <bdi>{notes}</bdi>}
            </p>
          </div>
        )
      }}
    </ResourceFrame>
  )
}
