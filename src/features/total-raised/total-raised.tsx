import { useSurroundings } from '../../hooks/context.ts'
import { useLive } from '../../hooks/use-live.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import { donationTotal } from '../../store/donation-total.ts'
import { CountUp } from '../../ui/count-up.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './total-raised.css?inline'
import { totalRaisedMessages } from './total-raised.messages.ts'

export interface TotalRaisedProps {
  /** The text after the amount. */
  label: string | undefined
  noDonors: boolean
}

/** The total raised and the number of donors. Counts up when gifts arrive. */
export function TotalRaised({ label, noDonors }: Readonly<TotalRaisedProps>) {
  useStyles(css)
  const say = useMessages(totalRaisedMessages)
  const { site, locale } = useSurroundings()
  const { notLive, ...frame } = useLive(donationTotal(site), { loading: say('loading'), failed: say('failed') })
  return (
    <ResourceFrame {...frame} skeleton={said => <p className="total waiting">{said}</p>}>
      {({ total_raised, currency, currency_decimals: decimals, donor_count: count }) => {
        const donors = !noDonors && (count ? say('donors', { count }) : say('first'))
        const notes = [donors, notLive].filter(Boolean).join(' · ')
        return (
          <p className="total">
            <strong className="amount">
              <CountUp
                value={total_raised}
                step={10 ** decimals}
                format={minor => formatMoney({ minor, currency, decimals }, locale)}
              />
            </strong>{' '}
            <span className="label">{label ?? say('raised')}</span> {notes && <span className="donors">{notes}</span>}
          </p>
        )
      }}
    </ResourceFrame>
  )
}
