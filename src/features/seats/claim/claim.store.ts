import { atom } from 'nanostores'
import { failureIn } from '../../../api/failure-in.ts'
import { claimSeat, type OwnSeat, seatByLink, transferSeat } from '../../../api/ticket-guests.ts'
import { agendaProblem } from '../../../lib/agenda-choices.ts'
import { check, email, maxLength, required } from '../../../lib/validation.ts'
import { createForm, type Problems } from '../../../store/form.ts'
import { heldTickets } from '../../../store/held-tickets.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { defineSlice } from '../../../store/slice.ts'
import { compartment } from '../../checkout/compartment.ts'
import { addOnsFor } from '../add-ons-for.ts'
import { keptSessions } from '../kept-sessions.ts'
import { withoutFullSessions } from '../without-full-sessions.ts'

/** The seats by the token of their personal link. One slice, since a screen shows one of them. */
const seats = defineSlice('linked-seats', () => new Map<string, ReturnType<typeof createSeat>>())

export function linkedSeat(site: Site, token: string) {
  const known = seats(site)
  const seat = known.get(token) ?? createSeat(site, token)
  known.set(token, seat)
  return seat
}

function createSeat(site: Site, token: string) {
  const seat = createResource<OwnSeat>({
    environment: site.environment,
    async load() {
      const seat = await site.client.call(seatByLink, { claim_token: token })
      // The seat may have been taken on another device.
      if (seat.guest.claimedYN) heldTickets(site).addToken(token)
      return seat
    },
  })

  /** Accepts sessions that were saved for it in the programme. */
  function acceptSessions(session_ids: string[]): void {
    const state = seat.$state.get()
    if (state.type === 'ready') seat.accept({ ...state.value, guest: { ...state.value.guest, session_ids } })
    // Other sessions have places now.
    void seat.refresh()
  }

  return { ...seat, acceptSessions }
}

/** What a guest has typed and not sent yet. By the link, since a seat given to somebody else has another. */
const draftOf = (site: Site, token: string) => compartment(site, `claim ${token}`)

/** Has the guest of this link typed or chosen something that is not sent yet? */
export const hasDraft = (site: Site, token: string): boolean => {
  const { read } = draftOf(site, token)
  return Array.isArray(read('sessions')) || Object.keys(Object(read('answers'))).length > 0
}

/**
 * Claims a seat, or changes its guest's answers. What is typed and chosen is stored on this device until it is sent.
 * `$missing`: the agenda that lacks a choice.
 */
export function createClaim(site: Site, token: string, { guest, add_ons, agendas }: OwnSeat) {
  const stored = draftOf(site, token)
  const kept = keptSessions(stored.read('sessions'), agendas)
  const $chosen = atom<readonly string[]>(withoutFullSessions(agendas, kept ?? guest.session_ids, guest))
  /** As read last: sessions may have filled up since. */
  let programme = agendas
  const $missing = atom<string | undefined>()
  const asked = addOnsFor(add_ons, guest.event_ticket_type_id)
  const values: Record<string, string> = {
    guest_name: guest.guest_name ?? '',
    guest_email: guest.guest_email ?? '',
    guest_mobile: guest.guest_mobile ?? '',
    rsvp_status: guest.rsvp_status === 'no' ? 'no' : 'yes',
    ...Object.fromEntries(add_ons.map(({ add_on_id: id }) => [id, guest.answers[id] ?? ''])),
  }
  const form = createForm<Record<string, string>>({
    environment: site.environment,
    values,
    draft: {
      read: () => stored.read('answers'),
      // Unchanged values would later overwrite what was saved elsewhere meanwhile.
      write: typed => {
        const changed = Object.entries(typed).filter(([name, value]) => name in values && value !== values[name])
        stored.write('answers', Object.fromEntries(changed))
      },
    },
    check(values) {
      const { guest_name = '', guest_email = '', rsvp_status } = values
      const problems: Record<string, Problems<Record<string, string>>[string]> = {}
      const name = check(guest_name, [required, maxLength(150)])
      if (name) problems.guest_name = name
      const address = check(guest_email, [email])
      if (address) problems.guest_email = address
      for (const { add_on_id: id, requiredYN, choices } of rsvp_status === 'yes' ? asked : []) {
        // Choices with a price are made by the buyer.
        const canAnswer = !choices.length || choices.some(({ price }) => price === 0)
        if (requiredYN && canAnswer && !values[id]?.trim()) problems[id] = { key: 'choose' }
      }
      const problem =
        rsvp_status === 'yes' ? agendaProblem(programme, guest.event_ticket_type_id, $chosen.get()) : undefined
      $missing.set(problem?.type === 'missing' ? problem.agenda.title : undefined)
      if (problem?.type === 'missing') problems.session_ids = { key: 'choose' }
      return problems
    },
    async send(values) {
      const claimed = await claim(values)
      stored.clear()
      heldTickets(site).addToken(token)
      linkedSeat(site, token).accept(claimed)
    },
  })
  async function claim(values: Record<string, string>): Promise<OwnSeat> {
    try {
      return await site.client.call(claimSeat, {
        claim_token: token,
        guest_name: values.guest_name ?? '',
        guest_email: values.guest_email?.trim() || null,
        guest_mobile: values.guest_mobile?.trim() || null,
        answers: Object.fromEntries(add_ons.map(({ add_on_id: id }) => [id, values[id]?.trim() || null])),
        rsvp_status: values.rsvp_status === 'no' ? 'no' : 'yes',
        session_ids: [...$chosen.get()],
      })
    } catch (problem) {
      const failure = failureIn(problem)
      if (failure?.type === 'http' && isAboutProgramme(failure.said.error)) await dropFull()
      throw problem
    }
  }

  /** Removes sessions that have filled up from the choices, and shows how many places are left. */
  async function dropFull(): Promise<void> {
    const seat = linkedSeat(site, token)
    await seat.refresh()
    const state = seat.$state.get()
    if (state.type !== 'ready') return
    programme = state.value.agendas
    $chosen.set(withoutFullSessions(programme, $chosen.get(), guest))
  }

  function choose(chosen: readonly string[]): void {
    $chosen.set(chosen)
    stored.write('sessions', chosen)
    form.change({ session_ids: '' })
  }
  return { form, $chosen, $missing, choose }
}

const isAboutProgramme = (error: string | undefined) => error === 'agenda_full' || error === 'agenda_required'

/** Gives the seat to somebody else. */
export function createTransfer(site: Site, token: string, onDone: () => void) {
  return createForm({
    environment: site.environment,
    values: { guest_name: '', guest_email: '' },
    check({ guest_name, guest_email }) {
      const name = check(guest_name, [required, maxLength(150)])
      const address = check(guest_email, [required, email])
      return { ...(name && { guest_name: name }), ...(address && { guest_email: address }) }
    },
    async send({ guest_name, guest_email }) {
      await site.client.call(transferSeat, { claim_token: token, guest_name, guest_email: guest_email.trim() })
      heldTickets(site).dropToken(token)
      draftOf(site, token).clear()
      onDone()
    },
  })
}
