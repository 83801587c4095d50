import type { AdminTickets } from '../../../api/admin-tickets.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { tableWaiting } from '../table-waiting.tsx'
import { AddOnForm } from './add-on-form.tsx'
import { addOnsMessages } from './add-ons.messages.ts'
import { OfferForm } from './offer-form.tsx'
import { deskTicketsMessages } from './tickets.messages.ts'
import { deskTickets, type Opened, openedIn } from './tickets.store.ts'

type Props = Readonly<{ kind: string; id: string }> & Pick<RoomProps, 'permissions'>

/** A ticket type, a bundle or an add-on: the one of the address, or a new one. */
export function OfferEditor({ kind, id, permissions }: Props) {
  const { hrefTo, open } = useLinks()
  const say = useMessages(deskTicketsMessages)
  const sayAddOns = useMessages(addOnsMessages)
  const { all } = useUserSlice(deskTickets)
  const frame = useExplained(all, { loading: say('loading'), failed: say('failed') })
  const onSaved = (saved: AdminTickets) => {
    all.accept(saved)
    open(pathTo('admin', { rest: ['tickets'] }))
  }
  const titleOf = (opened: Opened) => {
    if (opened.kind === 'add-on') return opened.addOn?.title ?? sayAddOns('add')
    return opened.offer?.title ?? say(opened.kind === 'type' ? 'addType' : 'addBundle')
  }
  return (
    <section className="desk-room">
      <BackLink href={hrefTo('admin', { rest: ['tickets'] })}>{say('back')}</BackLink>
      <ResourceFrame {...frame} skeleton={tableWaiting} Problem={NoticeProblem}>
        {tickets => {
          const opened = hasPermission(permissions, 'tickets.edit') ? openedIn(tickets, kind, id) : undefined
          return (
            <>
              <h1 className="desk-title" tabIndex={-1}>
                {opened ? titleOf(opened) : say('missing')}
              </h1>
              {opened?.kind === 'add-on' && <AddOnForm all={tickets} addOn={opened.addOn} onSaved={onSaved} />}
              {opened && opened.kind !== 'add-on' && <OfferForm all={tickets} edited={opened} onSaved={onSaved} />}
            </>
          )
        }}
      </ResourceFrame>
    </section>
  )
}
