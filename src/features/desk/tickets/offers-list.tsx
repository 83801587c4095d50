import { useEffect, useState } from 'react'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { addOnsMessages } from './add-ons.messages.ts'
import { AddOnsTable } from './add-ons-table.tsx'
import { OffersTable } from './offers-table.tsx'
import { deskTicketsMessages } from './tickets.messages.ts'
import { deskTickets, type OfferKind, type Removed } from './tickets.store.ts'
import { waitingMessages } from './waiting.messages.ts'

/** All ticket types, bundles and add-ons, with how many are sold and left. */
export function OffersList({ permissions }: Pick<RoomProps, 'permissions'>) {
  const { hrefTo } = useLinks()
  const say = useMessages(deskTicketsMessages)
  const sayAddOns = useMessages(addOnsMessages)
  const sayWaiting = useMessages(waitingMessages)
  const sayDesk = useMessages(deskMessages)
  const { all, remove } = useUserSlice(deskTickets)
  const frame = useExplained(all, { loading: say('loading'), failed: say('failed') })
  const [removed, setRemoved] = useState<Removed>()
  const onRemove = hasPermission(permissions, 'tickets.delete') ? setRemoved : undefined
  const canEdit = hasPermission(permissions, 'tickets.edit')
  const address = (kind: OfferKind, id: string) => hrefTo('admin', { rest: ['tickets', kind, id] })
  const addressOf = (kind: OfferKind) => (canEdit ? (id: string) => address(kind, id) : undefined)
  const add = (kind: OfferKind, label: string) =>
    canEdit && <LinkButton href={address(kind, 'new')}>{label}</LinkButton>

  // Others may have sold or edited some meanwhile.
  useEffect(() => {
    void all.refresh()
  }, [all])

  return (
    <RoomPage
      title={say('title')}
      actions={<LinkButton href={hrefTo('admin', { rest: ['tickets', 'waiting'] })}>{sayWaiting('title')}</LinkButton>}
    >
      <CommandProblem command={remove} />
      <ResourceFrame {...frame} skeleton={tableWaiting} Problem={NoticeProblem}>
        {tickets => (
          <>
            <Card title={say('types')} aside={add('types', say('addType'))}>
              <OffersTable
                kind="types"
                all={tickets}
                offers={tickets.types}
                addressOf={addressOf('types')}
                onRemove={onRemove}
              />
            </Card>
            <Card title={say('bundles')} aside={tickets.types.length > 0 && add('bundles', say('addBundle'))}>
              <OffersTable
                kind="bundles"
                all={tickets}
                offers={tickets.bundles}
                addressOf={addressOf('bundles')}
                onRemove={onRemove}
              />
            </Card>
            <Card title={sayAddOns('addOns')} aside={add('add-ons', sayAddOns('add'))}>
              <AddOnsTable all={tickets} addressOf={addressOf('add-ons')} onRemove={onRemove} />
            </Card>
          </>
        )}
      </ResourceFrame>
      <AlertDialog
        open={removed !== undefined}
        title={say('removeTitle', { title: removed?.title ?? '' })}
        action={{
          label: say('remove'),
          run() {
            if (removed) void remove.run(removed.id)
            setRemoved(undefined)
          },
        }}
        cancel={{ label: sayDesk('cancel'), run: () => setRemoved(undefined) }}
      >
        <p>{say('removeText')}</p>
      </AlertDialog>
    </RoomPage>
  )
}
