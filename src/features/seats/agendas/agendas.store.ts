import { atom } from 'nanostores'
import { type Agenda, chooseAgendas } from '../../../api/agendas.ts'
import type { Seat } from '../../../api/ticket-guests.ts'
import { createCommand } from '../../../store/command.ts'
import { programme } from '../../../store/programme.ts'
import type { Site } from '../../../store/site.ts'
import { compartment } from '../../checkout/compartment.ts'
import { isStill } from '../../checkout/saved.store.ts'
import { keptSessions } from '../kept-sessions.ts'
import { withoutFullSessions } from '../without-full-sessions.ts'

/** Who chooses for a seat: its guest by their link, or its owner. */
export type Chooser =
  | { readonly claim_token: string }
  | { readonly order_id: string; readonly order_key: string | undefined }

/**
 * The sessions chosen for a seat, stored on this device until they are saved, and a command that saves them.
 * @param onSaved tells the seat that other screens show
 */
export function createChoices(
  site: Site,
  agendas: readonly Agenda[],
  seat: Pick<Seat, 'guest_ticket_id' | 'event_ticket_type_id' | 'session_ids'>,
  chooser: Chooser,
  onSaved: (session_ids: string[]) => void,
) {
  const { environment, client } = site
  const stored = compartment(site, `sessions ${seat.guest_ticket_id}`)
  let saved = seat
  const unsaved = keptSessions(stored.read('chosen'), agendas)
  const $chosen = atom<readonly string[]>(withoutFullSessions(agendas, unsaved ?? seat.session_ids, seat))
  /** undefined: nothing was changed. */
  const $saved = atom<boolean | undefined>(unsaved ? false : undefined)
  const save = createCommand<void>(environment, async () => {
    try {
      const { guest_ticket_id } = seat
      const session_ids = [...$chosen.get()]
      const answer = await client.call(chooseAgendas, { ...chooser, guest_ticket_id, session_ids })
      saved = { ...seat, ...answer }
      onSaved(answer.session_ids)
      if (!isStill($chosen.get(), session_ids)) return
      $chosen.set(answer.session_ids)
      stored.clear()
      $saved.set(true)
    } finally {
      // Places have been taken or freed, by this choice or by others.
      const { refresh, $state } = programme(site)
      void refresh().then(() => {
        const state = $state.get()
        if (state.type === 'ready') $chosen.set(withoutFullSessions(state.value, $chosen.get(), saved))
      })
    }
  })
  function choose(chosen: readonly string[]): void {
    $chosen.set(chosen)
    stored.write('chosen', chosen)
    $saved.set(false)
    save.clear()
  }
  return { $chosen, $saved, save, choose }
}
