import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { CountUp } from '../../ui/count-up.tsx'
import { Meter } from '../../ui/meter.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './giving.css?inline'
import { givingMessages } from './individual-giving.messages.ts'
import { givingMoney } from './money.ts'

type Props = Readonly<{
  of: { raised: number; goal: number; currency: string; currency_decimals: number }
  /** The text after the amount. Default: the goal. */
  note?: string | undefined
  isLarge?: boolean
}>

/** The amount raised, counting up when gifts arrive, and its share of the goal. */
export function Raised({ of, note, isLarge = false }: Props) {
  useStyles(css)
  const { locale } = useSurroundings()
  const say = useMessages(givingMessages)
  const { raised, goal } = of
  const money = (minor: number) => givingMoney(of, minor, locale)
  const percent = String(Math.floor((100 * raised) / (goal || 1)))
  return (
    <div className={isLarge ? 'giving-raised giving-raised-large' : 'giving-raised'}>
      <p>
        <strong className="giving-amount">
          <CountUp value={raised} step={10 ** of.currency_decimals} format={money} />
        </strong>{' '}
        <span className="giving-note">{goal ? say('raisedOf', { goal: money(goal) }) : say('raised')}</span>
      </p>
      {goal > 0 && (
        <Meter
          label={say('progress')}
          value={raised}
          max={goal}
          valueText={say('percent', { raised: money(raised), goal: money(goal), percent })}
        />
      )}
      {note && <p className="giving-note">{note}</p>}
    </div>
  )
}
