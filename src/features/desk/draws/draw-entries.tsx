import { useMemo } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { bagIcon } from '../../../ui/icons.ts'
import { formatTime } from '../format-time.ts'
import { PagedTable } from '../paged-table.tsx'
import { createEntries } from './draw-entries.store.ts'
import { drawsMessages } from './draws.messages.ts'

/** The holders of a draw's numbers, also as a file. */
export function DrawEntries({ id }: Readonly<{ id: string }>) {
  const { site, locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(drawsMessages)
  const table = useMemo(() => createEntries(site, id), [site, id])
  const yesNo = (is: boolean) => say(is ? 'yes' : 'no')
  return (
    <section className="desk-room">
      <BackLink href={hrefTo('admin', { rest: ['draws', id] })}>{say('title')}</BackLink>
      <h1 className="desk-title" tabIndex={-1}>
        {say('entriesLink')}
      </h1>
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
          { title: say('nameShown'), show: ({ name_shownYN }) => yesNo(name_shownYN) },
          { title: say('refunded'), show: ({ refundedYN }) => yesNo(refundedYN) },
        ]}
        csv={{
          name: 'prize-draw',
          heading: [
            ...[say('number'), say('holder'), say('email'), say('order'), say('bought')],
            ...[say('nameShown'), say('refunded')],
          ],
          row: ({ number, name, email, order_reference, bought_at, name_shownYN, refundedYN }) => [
            ...[number, name, email, order_reference, bought_at, yesNo(name_shownYN), yesNo(refundedYN)],
          ],
        }}
      />
    </section>
  )
}
