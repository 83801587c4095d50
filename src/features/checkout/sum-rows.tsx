import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import { useStyles } from '../../ui/styles.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'
import css from './sum-rows.css?inline'

type Props = Readonly<{
  checkout: Checkout
  /** The label of the first row: "gift". Default: the word for a price. */
  thing?: string
}>

/** How the total is made up. Zero amounts are left out. */
export function SumRows({ checkout, thing }: Props) {
  useStyles(css)
  const { locale } = useSurroundings()
  const say = useMessages(checkoutMessages)
  const sums = useStore(checkout.$sums)
  const donation = useStore(checkout.$donation)
  const code = useStore(checkout.voucher.$applied)?.code
  const monthly = useStore(checkout.$monthlyTotal)
  const { currency, currency_decimals: decimals } = useSettings()
  if (!sums) return null
  const rows = [
    { name: thing ? say('thingRow', { thing }) : say('price'), minor: sums.lines - donation },
    { name: say('donationRow'), minor: donation },
    { name: say('discount'), minor: -sums.discount, code },
    { name: say('contributionRow'), minor: sums.contribution },
    { name: say('feeRow'), minor: sums.processingFee },
    { name: say(monthly !== undefined ? 'todayRow' : thing ? 'totalRow' : 'total'), minor: sums.total, isTotal: true },
    { name: say('monthlyRow'), minor: monthly === undefined || monthly === sums.total ? 0 : monthly },
  ]
  return (
    <dl className="sum-rows">
      {rows
        .filter(({ minor, isTotal }) => minor !== 0 || isTotal)
        .map(({ name, minor, code, isTotal }) => (
          <div key={name} className={isTotal ? 'sum-rows-total' : undefined}>
            <dt>
              {name}
              {code && <bdi> ({code})</bdi>}
            </dt>
            <dd>
              <MoneyText money={{ minor, currency, decimals }} locale={locale} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
