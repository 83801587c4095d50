import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import { CountUp } from '../../ui/count-up.tsx'
import { Meter } from '../../ui/meter.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './pledges.css?inline'
import { pledgesMessages } from './pledges.messages.ts'

type Props = Readonly<{
  item: Readonly<{
    pledged: number
    matched: number
    pledge_count: number
    target?: number | undefined
    currency: string
    currency_decimals: number
  }>
}>

/** The sum pledged, the matched fund's part, and the progress towards the target. */
export function PledgeSums({ item }: Props) {
  useStyles(css)
  const { locale } = useSurroundings()
  const say = useMessages(pledgesMessages)
  const { pledged, matched, pledge_count: count, target = 0, currency, currency_decimals: decimals } = item
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  return (
    <div className="pledge-sums">
      <p className="pledge-sum">
        <strong>
          <CountUp value={pledged} format={money} step={10 ** decimals} />
        </strong>{' '}
        <span>{target ? say('ofTarget', { target: money(target) }) : say('pledged')}</span>
      </p>
      {target > 0 && (
        <Meter
          label={say('pledged')}
          value={pledged}
          max={target}
          valueText={say('share', { pledged: money(pledged), target: money(target) })}
        />
      )}
      <p className="pledge-quiet">
        {say('count', { count })} {matched > 0 && <span>{say('matchedToo', { amount: money(matched) })}</span>}
      </p>
    </div>
  )
}
