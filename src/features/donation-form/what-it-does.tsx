import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import { wholeUrl } from '../../lib/whole-url.ts'
import { donationFormMessages } from './donation-form.messages.ts'
import type { DonationForm } from './donation-form.store.ts'
import { priceOf } from './gift-sums.ts'

/** What the chosen amount does, who adds to it, and how a price that is more than the gift comes about. */
export function WhatItDoes({ form, settings }: Readonly<{ form: DonationForm; settings: AppSettings }>) {
  const { locale, site } = useSurroundings()
  const say = useMessages(donationFormMessages)
  const { choice } = useStore(form.$draft)
  const gift = useStore(form.$amount)?.minor ?? 0
  const { donation_amounts, matched_fund: fund } = settings
  const { description, picture } = donation_amounts.find(({ amount }) => String(amount) === choice) ?? {}
  const money = (minor: number) => formatMoney(form.money(minor), locale)
  const fee = gift ? priceOf(gift, settings) - gift : 0
  if (!description && !fund && !fee) return null
  return (
    <div className="donation-does" role="status">
      {picture && <img src={wholeUrl(picture, site.host)?.href} alt="" width="48" height="48" />}
      <p>
        {description && <span className="donation-deed">{description}</span>}
        {fee > 0 && say('feeIncluded', { gift: money(gift), fee: money(fee) })}{' '}
        {fund && say(fund.percent === 100 ? 'doubled' : 'matched', { fund: fund.name, percent: fund.percent })}
      </p>
    </div>
  )
}
