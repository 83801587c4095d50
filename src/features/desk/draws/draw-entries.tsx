import { useMemo } from 'react'
import type { AdminDrawEntry } from '../../../api/admin-draws.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { formatMoney } from '../../../lib/money.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { bagIcon } from '../../../ui/icons.ts'
import { formatTime } from '../format-time.ts'
import { PagedTable } from '../paged-table.tsx'
import { RoomPage } from '../room-page.tsx'
import { createEntries } from './draw-entries.store.ts'
import { drawsMessages } from './draws.messages.ts'

/** The holders of a draw's numbers, also as a file. */
export function DrawEntries({ id }: Readonly<{ id: string }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(drawsMessages)
  const table = useMemo(() => createEntries(site, id), [site, id])
  const { currency, currency_decimals: decimals } = useSettings()
  const wonBy = ({ prize, prize_title: title }: AdminDrawEntry) =>
    prize === undefined ? '' : say('prizeWon', { place: String(prize), title: title ?? '' })
  const yesNo = (is: boolean) => say(is ? 'yes' : 'no')
  return (
    <RoomPage title={say('entriesLink')} back={{ to: ['draws', id], label: say('title') }}>
      <PagedTable
        caption={say('entriesLink')}
        table={table}
        keyOf={({ number }) => String(number)}
        empty={
          <EmptyState icon={bagIcon} title={say('noneYet')}>
            {say('noneYetText')}
          </EmptyState>
        }
        columns={() => [
          { title: say('number'), show: ({ number }) => number },
          { title: say('holder'), show: ({ name }) => name },
          { title: say('email'), show: ({ email }) => email },
          { title: say('order'), show: ({ order_reference }) => order_reference },
          { title: say('bought'), numeric: true, show: ({ bought_at }) => formatTime(bought_at, locale) },
          {
            title: say('paid'),
            numeric: true,
            show: ({ paid: minor }) => formatMoney({ minor, currency, decimals }, locale),
          },
          { title: say('won'), show: wonBy },
          { title: say('nameShown'), show: ({ name_shownYN }) => yesNo(name_shownYN) },
          { title: say('refunded'), show: ({ refundedYN }) => yesNo(refundedYN) },
        ]}
        csv={{
          name: 'prize-draw',
          heading: [
            ...[say('number'), say('holder'), say('email'), say('order'), say('bought')],
            ...[say('paid'), say('won'), say('nameShown'), say('refunded')],
          ],
          row: entry => [
            ...[entry.number, entry.name, entry.email, entry.order_reference, entry.bought_at],
            ...[entry.paid / 10 ** decimals, wonBy(entry), yesNo(entry.name_shownYN), yesNo(entry.refundedYN)],
          ],
        }}
      />
    </RoomPage>
  )
}
