import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import type { Money } from '../../lib/money.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './sum-rows.css?inline'
import { voucherMessages } from './voucher.messages.ts'

type Props = Readonly<{
  /** Minor units, before anything is taken off or added. */
  lines: number
  /** "EARLYBIRD", where a code takes something off. */
  code: string | undefined
  discount: number
  contribution?: number
  fee: number
  total: number
  currency: Pick<Money, 'currency' | 'decimals'>
}>

/** How a total comes about. What is nothing is left out. */
export function SumRows({ lines, code, discount, contribution = 0, fee, total, currency }: Props) {
  useStyles(css)
  const { locale } = useSurroundings()
  const say = useMessages(voucherMessages)
  const parts = [
    [say('discount'), -discount],
    [say('contribution'), contribution],
    [say('fee'), fee],
  ] as const
  const rows = [[say('price'), lines], ...parts.filter(([, minor]) => minor !== 0), [say('total'), total]] as const
  return (
    <dl className="sum-rows">
      {rows.map(([name, minor]) => (
        <div key={name}>
          <dt>
            {name}
            {minor < 0 && code && <bdi> ({code})</bdi>}
          </dt>
          <dd>
            <MoneyText money={{ minor, ...currency }} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
