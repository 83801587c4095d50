import { atom } from 'nanostores'
import { addGuest, adminGuests, type DeskGuest, editGuest, inviteByDesk } from '../../../api/admin-guests.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { check, email, maxLength, required } from '../../../lib/validation.ts'
import { createForm } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createConflict } from '../conflict.store.ts'
import { createChange, createTable } from '../table.store.ts'

export const groups = ['all', 'yes', 'awaiting', 'no', 'nameless', 'ended'] as const
export type GuestGroup = (typeof groups)[number]
export type GuestsPage = OutputOf<typeof adminGuests>

/** The guests of the event. */
export const guestsTable = defineUserSlice('desk-guests', site => {
  const { environment } = site
  const call = userCall(site)
  const $group = atom<GuestGroup>('all')
  const table = createTable<DeskGuest, GuestsPage>(environment, ({ search, page, limit }) => {
    const group = $group.get()
    return call(adminGuests, {
      group: group === 'all' ? undefined : group,
      search: search || undefined,
      page: String(page),
      limit: String(limit),
    })
  })
  const invite = createChange<DeskGuest>(environment, table, async ({ guest_ticket_id }) => {
    await call(inviteByDesk, { guest_ticket_id })
  })
  function show(group: GuestGroup): void {
    $group.set(group)
    table.turn(1)
  }
  return { table, $group, show, invite }
})

const empty = { title: '', guest_name: '', guest_email: '', guest_mobile: '', rsvp_status: 'awaiting' }

/** Edits a guest, or invites a new one. */
export function createGuestForm(site: Site, guest: DeskGuest | undefined, onDone: () => void) {
  const call = userCall(site)
  let latest = guest
  const form = createForm({
    environment: site.environment,
    values: guest ? valuesOf(guest) : empty,
    check({ title, guest_name, guest_email }) {
      const need = guest ? [] : [required]
      return {
        title: check(title, [...need, maxLength(150)]),
        guest_name: check(guest_name, [...need, maxLength(150)]),
        guest_email: check(guest_email, [...need, email]),
      }
    },
    async send({ title, rsvp_status, ...typed }) {
      if (!latest) await call(addGuest, { ...typed, title, idempotency_key: conflict.key() })
      else {
        const { guest_ticket_id, revision } = latest
        const answer = rsvp_status === 'yes' || rsvp_status === 'no' ? rsvp_status : 'awaiting'
        await call(editGuest, { ...typed, guest_ticket_id, revision, rsvp_status: answer })
      }
      await guestsTable(site).table.page.refresh()
      onDone()
    },
  })
  const conflict = createConflict(site, form, { kind: 'guest', id: guest?.guest_ticket_id }, async guest_ticket_id => {
    // Read on its own: the other's change may have removed the guest from the listed rows.
    const [theirs] = (await call(adminGuests, { guest_ticket_id })).items
    latest = theirs ?? latest
    return latest ? valuesOf(latest) : empty
  })
  return { form, conflict }
}

const valuesOf = (guest: DeskGuest): typeof empty => ({
  title: guest.title,
  guest_name: guest.guest_name ?? '',
  guest_email: guest.guest_email ?? '',
  guest_mobile: guest.guest_mobile ?? '',
  rsvp_status: guest.rsvp_status,
})
