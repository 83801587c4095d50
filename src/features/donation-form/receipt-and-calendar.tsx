import type { PaymentResult } from '../../api/checkout.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { calendarFile } from '../../lib/calendar.ts'
import { Button } from '../../ui/button.tsx'
import { ReceiptButton } from '../checkout/receipt-button.tsx'
import { giftMessages } from './gift.messages.ts'

type Props = Readonly<{
  order: PaymentResult
  /** The donor's full name, if still known. */
  donor: string
  /** Minor units that Gift Aid is claimed on. */
  giftAid: number
}>

/** A receipt to print, and a calendar file of the event. */
export function ReceiptAndCalendar({ order, donor, giftAid }: Props) {
  const { element } = useSurroundings()
  const donation = useTerm()('donation')
  const say = useMessages(giftMessages)
  const settings = useSettings()
  const { name, microsite_url: url, starts_at, ends_at } = settings
  const view = element.ownerDocument.defaultView
  const comes = starts_at !== undefined && Date.parse(starts_at) > Date.now()

  function saveToCalendar() {
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
    <>
      <ReceiptButton order={order} payer={donor} line={`${say('giftRow', { donation })}, ${name}`} giftAid={giftAid} />
      {comes && (
        <Button variant="quiet" onClick={saveToCalendar}>
          {say('calendar', { event: name })}
        </Button>
      )}
    </>
  )
}
