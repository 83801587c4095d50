import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { DeskGuest } from '../../../api/admin-guests.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { isolate } from '../../../lib/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { userIcon } from '../../../ui/icons.ts'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { PagedTable } from '../paged-table.tsx'
import { GuestDialog } from './guest-dialog.tsx'
import css from './guests.css?inline'
import { guestsMessages } from './guests.messages.ts'
import { groups, guestsTable } from './guests.store.ts'
import { refundMessages } from './refund.messages.ts'
import type { Chosen } from './refund.store.ts'
import { countIn, RefundDialog } from './refund-dialog.tsx'

/** The event's guests, with their answers and needs. */
export function Room({ permissions }: RoomProps) {
  useStyles(css)
  const say = useMessages(guestsMessages)
  const sayDesk = useMessages(deskMessages)
  const sayRefund = useMessages(refundMessages)
  const { table, $group, show, invite } = useUserSlice(guestsTable)
  const group = useStore($group)
  const page = useStore(table.page.$state)
  const isInviting = useStore(invite.$state).type === 'busy'
  const [edited, setEdited] = useState<DeskGuest | 'new'>()
  const [refunded, setRefunded] = useState<DeskGuest>()
  const [done, setDone] = useState<Chosen>()
  const mayRefund = hasPermission(permissions, 'tickets.delete')
  const mayEdit = hasPermission(permissions, 'tickets.edit')
  const stateOf = ({ endedYN, checkin_status, rsvp_status }: DeskGuest) =>
    endedYN ? 'ended' : checkin_status === 'in' ? 'in' : rsvp_status
  const seatOf = ({ title, bundle_title, number }: DeskGuest) =>
    bundle_title ? say('seatNumber', { title: bundle_title, number: String(number) }) : title
  const nameOf = (guest: DeskGuest) => isolate(guest.guest_name ?? seatOf(guest))
  const needsOf = ({ answers }: DeskGuest) => answers.map(({ title, answer }) => `${title}: ${answer}`).join(', ')
  const wordsOf = (guest: DeskGuest) => [needsOf(guest), ...guest.sessions].filter(Boolean).join(' · ')

  return (
    <section className="desk-room">
      <header className="desk-head">
        <div>
          <h1 className="desk-title" tabIndex={-1}>
            {say('title')}
          </h1>
          {page.type === 'ready' && (
            <p className="desk-muted">
              {say('counts', {
                coming: String(page.value.coming),
                awaiting: String(page.value.awaiting),
                in: String(page.value.in),
              })}
            </p>
          )}
        </div>
        <div className="desk-buttons">
          <SelectField
            label={say('which')}
            name="group"
            value={group}
            options={groups.map(value => ({ value, label: say(value) }))}
            onInput={chosen => show(groups.find(one => one === chosen) ?? 'all')}
          />
          {hasPermission(permissions, 'tickets.add') && (
            <Button variant="primary" onClick={() => setEdited('new')}>
              {say('add')}
            </Button>
          )}
        </div>
      </header>
      <CommandProblem command={invite} />
      {done !== undefined && (
        <Notice
          kind="success"
          title={sayRefund('done', { what: countIn(done, sayRefund) })}
          closeLabel={sayDesk('close')}
          onClose={() => setDone(undefined)}
        />
      )}
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={guest => guest.guest_ticket_id}
        empty={
          <EmptyState icon={userIcon} title={say(group === 'all' ? 'emptyTitle' : 'noneTitle')}>
            {group === 'all' && say('empty')}
          </EmptyState>
        }
        columns={({ items }) => [
          {
            title: say('guest'),
            show: ({ guest_name, guest_email }) => (
              <span>
                {guest_name ?? say('nobody')}{' '}
                <span className="desk-muted desk-more">{guest_email && <MailAddress email={guest_email} />}</span>
              </span>
            ),
          },
          {
            title: say('seat'),
            show: guest => (
              <span>
                {seatOf(guest)}{' '}
                <span className="desk-muted desk-more">
                  {guest.buyer ? say('boughtBy', { buyer: guest.buyer }) : say('invitation')}
                </span>
              </span>
            ),
          },
          {
            title: say('answer'),
            show: guest => {
              const state = stateOf(guest)
              const isGood = state === 'yes' || state === 'in'
              return (
                <Badge kind={isGood ? 'success' : state === 'awaiting' ? 'neutral' : 'warning'}>{say(state)}</Badge>
              )
            },
          },
          ...(items.some(wordsOf) ? [{ title: say('needs'), show: wordsOf }] : []),
          {
            title: say('actions'),
            numeric: true,
            show: guest =>
              !guest.endedYN && (
                <span className="desk-buttons guests-acts">
                  {mayEdit && guest.guest_email && !guest.claimedYN && (
                    <Button
                      disabled={isInviting}
                      label={say(guest.invited_at ? 'inviteAgainNamed' : 'inviteNamed', { guest: nameOf(guest) })}
                      onClick={() => void invite.run(guest)}
                    >
                      {say(guest.invited_at ? 'inviteAgain' : 'invite')}
                    </Button>
                  )}
                  {mayEdit && (
                    <Button
                      variant="quiet"
                      label={say('editNamed', { guest: nameOf(guest) })}
                      onClick={() => setEdited(guest)}
                    >
                      {say('edit')}
                    </Button>
                  )}
                  {mayRefund && guest.order_reference && (
                    <Button
                      variant="quiet"
                      label={sayRefund('openFor', { reference: guest.order_reference })}
                      onClick={() => setRefunded(guest)}
                    >
                      {sayRefund('open')}
                    </Button>
                  )}
                </span>
              ),
          },
        ]}
        csv={{
          name: 'guests',
          heading: [
            say('guest'),
            say('email'),
            say('mobile'),
            say('seat'),
            say('order'),
            say('answer'),
            say('needs'),
            say('programme'),
          ],
          row: guest => [
            guest.guest_name,
            guest.guest_email,
            guest.guest_mobile,
            seatOf(guest),
            guest.order_reference,
            say(stateOf(guest)),
            needsOf(guest),
            guest.sessions.join(', '),
          ],
        }}
      />
      {refunded && (
        <RefundDialog
          guest={refunded}
          onClose={() => setRefunded(undefined)}
          onDone={chosen => {
            setRefunded(undefined)
            setDone(chosen)
          }}
        />
      )}
      {edited && <GuestDialog guest={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
