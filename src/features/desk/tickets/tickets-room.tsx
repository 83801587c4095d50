import { type ReactNode, useState } from 'react'
import type { AdminAddOn, AdminTickets } from '../../../api/admin-tickets.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { tableWaiting } from '../table-waiting.tsx'
import { AddOnForm } from './add-on-form.tsx'
import { addOnsMessages } from './add-ons.messages.ts'
import { AddOnsTable } from './add-ons-table.tsx'
import { OfferForm } from './offer-form.tsx'
import { OffersTable } from './offers-table.tsx'
import { deskTicketsMessages } from './tickets.messages.ts'
import { deskTickets, type Edited, type Removed } from './tickets.store.ts'

/** The event's ticket types and bundles: creates, edits, orders and publishes them. */
export function Room({ permissions }: RoomProps) {
  const say = useMessages(deskTicketsMessages)
  const { all, remove } = useUserSlice(deskTickets)
  const frame = useExplained(all, { loading: say('loading'), failed: say('failed') })
  const [edited, setEdited] = useState<Edited | { kind: 'add-on'; addOn?: AdminAddOn }>()
  const sayDesk = useMessages(deskMessages)
  const sayAddOns = useMessages(addOnsMessages)
  const onSaved = (saved: AdminTickets) => {
    all.accept(saved)
    setEdited(undefined)
  }
  const titleOf = (one: NonNullable<typeof edited>) => {
    if (one.kind === 'add-on') return one.addOn?.title ?? sayAddOns('add')
    return one.offer?.title ?? say(one.kind === 'type' ? 'addType' : 'addBundle')
  }
  const canEdit = hasPermission(permissions, 'tickets.edit')
  const [removed, setRemoved] = useState<Removed>()
  const onRemove = hasPermission(permissions, 'tickets.delete') ? setRemoved : undefined
  return (
    <section className="desk-room">
      <h1 className="desk-title" tabIndex={-1}>
        {edited ? titleOf(edited) : say('title')}
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
    </section>
  )
}

type PartProps = Readonly<{
  title: string
  /** The button's label and action. */
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
