import { type ReactNode, useState } from 'react'
import type { AdminAddOn, AdminTickets } from '../../../api/admin-tickets.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { may } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { tableWaiting } from '../table-waiting.tsx'
import { AddOnForm } from './add-on-form.tsx'
import { addOnsMessages } from './add-ons.messages.ts'
import { AddOnsTable } from './add-ons-table.tsx'
import { OfferForm } from './offer-form.tsx'
import { OffersTable } from './offers-table.tsx'
import { deskTicketsMessages } from './tickets.messages.ts'
import { deskTickets, type Edited } from './tickets.store.ts'

/** What the event sells: ticket types and bundles, to make, edit, order and publish. */
export function Room({ permissions }: RoomProps) {
  const say = useMessages(deskTicketsMessages)
  const { all, remove } = useUserSlice(deskTickets)
  const frame = useExplained(all, { loading: say('loading'), failed: say('failed') })
  const [edited, setEdited] = useState<Edited | { kind: 'add-on'; addOn?: AdminAddOn }>()
  const sayAddOns = useMessages(addOnsMessages)
  const onSaved = (saved: AdminTickets) => {
    all.accept(saved)
    setEdited(undefined)
  }
  const canEdit = may(permissions, 'tickets.edit')
  const onRemove = may(permissions, 'tickets.delete') ? (id: string) => void remove.run(id) : undefined
  return (
    <section className="desk-room">
      <h1 className="desk-title" tabIndex={-1}>
        {say('title')}
      </h1>
      <CommandProblem command={remove} />
      <ResourceFrame {...frame} skeleton={tableWaiting} Problem={NoticeProblem}>
        {tickets =>
          edited ? (
            <>
              <p>
                <Button variant="quiet" onClick={() => setEdited(undefined)}>
                  {say('back')}
                </Button>
              </p>
              {edited.kind === 'add-on' ? (
                <AddOnForm all={tickets} addOn={edited.addOn} onSaved={onSaved} />
              ) : (
                <OfferForm all={tickets} edited={edited} onSaved={onSaved} />
              )}
            </>
          ) : (
            <>
              <Part title={say('types')} add={canEdit && [say('addType'), () => setEdited({ kind: 'type' })]}>
                <OffersTable
                  kind="types"
                  all={tickets}
                  offers={tickets.types}
                  onEdit={canEdit ? offer => setEdited({ kind: 'type', offer }) : undefined}
                  onRemove={onRemove}
                />
              </Part>
              <Part
                title={say('bundles')}
                add={canEdit && tickets.types.length > 0 && [say('addBundle'), () => setEdited({ kind: 'bundle' })]}
              >
                <OffersTable
                  kind="bundles"
                  all={tickets}
                  offers={tickets.bundles}
                  onEdit={canEdit ? offer => setEdited({ kind: 'bundle', offer }) : undefined}
                  onRemove={onRemove}
                />
              </Part>
              <Part
                title={sayAddOns('addOns')}
                add={canEdit && [sayAddOns('add'), () => setEdited({ kind: 'add-on' })]}
              >
                <AddOnsTable
                  all={tickets}
                  onEdit={canEdit ? addOn => setEdited({ kind: 'add-on', addOn }) : undefined}
                  onRemove={onRemove}
                />
              </Part>
            </>
          )
        }
      </ResourceFrame>
    </section>
  )
}

type PartProps = Readonly<{
  title: string
  /** The button's label, and what it does. */
  add: readonly [label: string, onAdd: () => void] | false
  children: ReactNode
}>

function Part({ title, add, children }: PartProps) {
  return (
    <Card title={title} aside={add && <Button onClick={add[1]}>{add[0]}</Button>}>
      {children}
    </Card>
  )
}
