import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { completeUrl } from '../../lib/complete-url.ts'
import { formatMoney } from '../../lib/money.ts'
import { donationFormMessages } from './donation-form.messages.ts'
import type { Gift } from './gift.store.ts'

/** What the chosen amount achieves, matched funding, and the price with the card fee. */
export function WhatItDoes({ gift }: Readonly<{ gift: Gift }>) {
  const { locale, site } = useSurroundings()
  const say = useMessages(donationFormMessages)
  const { choice } = useStore(gift.form.$values)
  const amount = useStore(gift.$amount) ?? 0
  const price = useStore(gift.$price) ?? 0
  const { donation_amounts, matched_fund: fund, currency, currency_decimals: decimals } = useSettings()
  const { description, picture } = donation_amounts.find(suggested => String(suggested.amount) === choice) ?? {}
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  if (!description && !fund && price === amount) return null
  return (
    <div className={`donation-does${fund || price > amount ? ' donation-does-long' : ''}`} role="status">
      {picture && <img src={completeUrl(picture, site.host)?.href} alt="" width="48" height="48" />}
      <p>
        {description && <span className="donation-deed">{description}</span>}
        {price > amount && say('youPay', { price: money(price) })}{' '}
        {fund && say(fund.percent === 100 ? 'doubled' : 'matched', { fund: fund.name, percent: fund.percent })}
      </p>
    </div>
  )
}
