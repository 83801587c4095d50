import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { monthsAfter } from '../../lib/months.ts'
import { giftMessages } from './gift.messages.ts'
import type { Gift } from './gift.store.ts'
import type { GiftCheckoutStore } from './gift-checkout.store.ts'

/**
 * Notes before paying: matched funding, when a monthly gift is paid, how to stop it, and what is charged only once.
 */
export function GiftNotes({ gift, checkout }: Readonly<{ gift: Gift; checkout: GiftCheckoutStore }>) {
  const { locale } = useSurroundings()
  const say = useMessages(giftMessages)
  const amount = useStore(gift.$amount) ?? 0
  const isMonthly = useStore(gift.$isMonthly)
  const contribution = useStore(checkout.$sums)?.contribution ?? 0
  const { matched_fund: fund, time_zone, currency, currency_decimals: decimals } = useSettings()
  // Other donors may use up the fund at the same time, so this is worded as an estimate.
  const matched = fund ? Math.min(Math.floor((amount * fund.percent) / 100), fund.left) : 0
  return (
    <>
      {fund && (
        <p className="step-quiet">
          {say('mayBeMatched', {
            fund: fund.name,
            amount: formatMoney({ minor: matched, currency, decimals }, locale),
          })}
        </p>
      )}
      {isMonthly && (
        <p className="step-quiet">
          {say('whenMonthly', { date: formatDate(monthsAfter(new Date(), 1).getTime(), locale, time_zone) })}{' '}
          {say('monthlyStop')} {contribution > 0 && say('monthlyContribution')}{' '}
          {fund && say('monthlyMatched', { fund: fund.name })}
        </p>
      )}
    </>
  )
}
