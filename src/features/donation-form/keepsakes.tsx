import { useState } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import type { PaymentResult } from '../../api/checkout.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { calendarFile } from '../../lib/calendar.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { announce } from '../../ui/announcer.ts'
import { Button } from '../../ui/button.tsx'
import { donationLaterMessages } from './donation-later.messages.ts'
import { printReceipt } from './print-receipt.ts'

type Props = Readonly<{
  order: PaymentResult
  /** Their whole name, as far as it is still known. */
  donor: string
  settings: AppSettings
}>

/** What a donor takes along: a receipt on paper, a link for friends, and the day in their calendar. */
export function Keepsakes({ order, donor, settings }: Props) {
  const { locale, element } = useSurroundings()
  const donation = useTerm()('donation')
  const say = useMessages(donationLaterMessages)
  const [copied, setCopied] = useState(false)
  const { name, microsite_url: url, starts_at, ends_at, charity_name, charity_number, time_zone } = settings
  const view = element.ownerDocument.defaultView
  const comes = starts_at !== undefined && Date.parse(starts_at) > Date.now()

  async function share() {
    const text = say('shareText', { event: name })
    try {
      if (navigator.share) return await navigator.share({ title: name, text, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
      announce(say('copied'))
    } catch {
      // Closed by the donor, or forbidden by the page: nothing is lost.
    }
  }

  function print() {
    const { currency, currency_decimals: decimals } = order
    const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
    printReceipt(view, `${say('receiptTitle')} ${order.order_reference}`, [
      [say('receiptCharity'), charity_name],
      ...(charity_number ? [[say('receiptNumber'), charity_number] as const] : []),
      ...(donor ? [[say('receiptDonor'), donor] as const] : []),
      [say('receiptDate'), formatDate(Date.now(), locale, time_zone)],
      [say('reference'), order.order_reference],
      [`${say('giftRow', { donation })}, ${name}`, money(order.lines_total)],
      ...(order.voluntary_contribution_amount
        ? [[say('contributionRow'), money(order.voluntary_contribution_amount)] as const]
        : []),
      ...(order.processing_fee ? [[say('feeRow'), money(order.processing_fee)] as const] : []),
      [say('receiptPaid'), money(order.order_total)],
      ...(order.monthly
        ? [[say('monthlyRow'), say('aMonth', { amount: money(order.monthly.monthly_total) })] as const]
        : []),
    ])
  }

  function remember() {
    if (!starts_at || !view) return
    const file = calendarFile(
      { uid: `${settings.event_id}@fayre`, title: name, starts: starts_at, ends: ends_at, url },
      new Date(),
    )
    const address = view.URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
    const link = element.ownerDocument.createElement('a')
    link.href = address
    link.download = `${settings.event_path_name}.ics`
    link.click()
    setTimeout(() => view.URL.revokeObjectURL(address), 60_000)
  }

  return (
    <div className="donation-keep">
      <Button variant="quiet" onClick={print}>
        {say('receipt')}
      </Button>
      <Button variant="quiet" onClick={() => void share()}>
        {say(copied ? 'copied' : 'share')}
      </Button>
      {comes && (
        <Button variant="quiet" onClick={remember}>
          {say('calendar', { event: name })}
        </Button>
      )}
    </div>
  )
}
