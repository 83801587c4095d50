import { atom } from 'nanostores'
import {
  type AdminDonatedItem,
  acceptDonatedItem,
  adminDonatedItem,
  declineDonatedItem,
  deleteDonatedItem,
  noteDonatedItem,
} from '../../../api/admin-donated-items.ts'
import { check, maxLength } from '../../../lib/validation.ts'
import { createCommand } from '../../../store/command.ts'
import { createForm } from '../../../store/form.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createSaved } from '../../checkout/saved.store.ts'
import { keepForm } from '../../checkout/unsaved.store.ts'
import { changeRecord, deleteRecord } from '../change-record.store.ts'
import { createConflict } from '../conflict.store.ts'

export function readOffer(site: Site, offer_id: string) {
  return createResource({ environment: site.environment, load: () => userCall(site)(adminDonatedItem, { offer_id }) })
}

/** The most characters that the server accepts. */
export const longest = { message: 1000, notes: 2000 }

interface Open {
  /** The newest version that is known here. */
  latest(): AdminDonatedItem
  onChanged(offer: AdminDonatedItem): void
  onDeleted(): void
}

/**
 * What can be decided on an offer: only on the version that is on screen. If somebody else has decided meanwhile, that
 * is shown.
 */
export function createDecisions(site: Site, { latest, onChanged, onDeleted }: Open) {
  const call = userCall(site)
  const seen = () => {
    const { offer_id, revision } = latest()
    return { offer_id, revision }
  }

  const offer = { read: () => call(adminDonatedItem, { offer_id: latest().offer_id }), onChanged }

  const accept = createCommand<'yes' | 'no'>(site.environment, lotYN =>
    changeRecord(
      offer,
      () => call(acceptDonatedItem, { ...seen(), lotYN }),
      ({ state, auction_item_id }) => state === 'accepted' && (lotYN === 'no' || auction_item_id !== undefined),
    ),
  )
  const $declining = atom(false)
  const declined = createForm({
    environment: site.environment,
    values: { message: '', mail: 'yes' },
    check: ({ message }) => ({ message: check(message.trim(), [maxLength(longest.message)]) }),
    async send({ message, mail }) {
      const isMailed = mail === 'yes'
      // What stands in a field that is not shown any more is not sent.
      const text = (isMailed && message.trim()) || null
      const input = { ...seen(), message: text, mailYN: isMailed ? 'yes' : 'no' } as const
      await changeRecord(
        offer,
        () => call(declineDonatedItem, input),
        // Somebody else may have declined it without the mail that was wanted here.
        (now, isLost) => isLost && now.state === 'declined' && (now.message ?? null) === input.message,
      )
      $declining.set(false)
    },
  })
  const remove = createCommand<void>(site.environment, async () => {
    await deleteRecord(offer, () => call(deleteDonatedItem, { offer_id: latest().offer_id }))
    onDeleted()
  })
  return { accept, remove, $declining, decline: keepForm(site, `decline ${latest().offer_id}`, declined) }
}

/** The organisers' notes. `$saved`: they are saved and unchanged since. */
export function createNotes(site: Site, { latest, onChanged }: Open) {
  const call = userCall(site)
  const { offer_id } = latest()
  // Notes are written over the version that they were opened with: a decision since then does not matter.
  let base = latest()
  const form = createForm({
    environment: site.environment,
    values: { notes: base.notes },
    check: ({ notes }) => ({ notes: check(notes.trim(), [maxLength(longest.notes)]) }),
    async send(values) {
      const { notes } = values
      const now = latest()
      const revision = now.notes === base.notes ? now.revision : base.revision
      base = await call(noteDonatedItem, { offer_id, revision, notes: notes.trim() })
      onChanged(base)
      settle(values)
    },
  })
  const { $saved, settle } = createSaved(form)
  const conflict = createConflict(site, form, { kind: 'notes on an offer', id: offer_id }, async () => {
    base = await call(adminDonatedItem, { offer_id })
    onChanged(base)
    return { notes: base.notes }
  })
  return { form, conflict, $saved }
}
