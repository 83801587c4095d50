import { formatMoney, type Money } from '../lib/money.ts'
import css from './money-text.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{ money: Money; locale: string }>

/** An amount in tabular figures that never wraps, in text of either direction. */
export function MoneyText({ money, locale }: Props) {
  useStyles(css)
  return <bdi className="money-text">{formatMoney(money, locale)}</bdi>
}
