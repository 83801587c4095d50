import type { RedeemedVoucher } from '../../api/vouchers.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatMoment } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatNumber, joinInWords } from '../../lib/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { redeemMessages } from './redeem.messages.ts'

type Props = Readonly<{ voucher: RedeemedVoucher; busy: boolean; onDrop: () => void }>

/** A voucher of the account: its effect, what it is for, and whether it can be used now. */
export function RedeemedRow({ voucher, busy, onDrop }: Props) {
  const { locale } = useSurroundings()
  const { time_zone: zone } = useSettings()
  const say = useMessages(redeemMessages)
  const { voucher_code: code, price_mode: mode, value, pieces, currency, currency_decimals: decimals } = voucher
  const amount = formatMoney({ minor: value, currency, decimals }, locale)
  const share = formatNumber(value / 100, locale)
  const worth = [say(`${mode}_worth`, { amount, share }), pieces !== undefined && say('pieces', { count: pieces })]
  const { limited_to: limits, origins, whole_origins: whole = [] } = voucher
  const wholes = (limits.length ? whole : origins).map(origin => (isNamed(origin) ? say(origin) : origin))
  const list = joinInWords([...limits, ...wholes], locale)
  return (
    <li>
      <div className="redeem-about">
        <strong>{code}</strong>
        <span>{worth.filter(Boolean).join(' ')}</span>
        <span className="redeem-muted">
          {[
            say('for', { titles: list }),
            voucher.valid_until && say('until', { time: formatMoment(voucher.valid_until, locale, zone) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {voucher.unlocksYN && mode !== 'none' && <span className="redeem-muted">{say('unlocks')}</span>}
        <Badge kind={voucher.state === 'open' ? 'success' : 'neutral'}>{say(voucher.state)}</Badge>
      </div>
      <Button variant="quiet" busy={busy} label={say('dropCode', { code })} onClick={onDrop}>
        {say('drop')}
      </Button>
    </li>
  )
}

const named = ['ticket', 'auction', 'dynamic_payment'] as const

const isNamed = (origin: string): origin is (typeof named)[number] => named.some(one => one === origin)
