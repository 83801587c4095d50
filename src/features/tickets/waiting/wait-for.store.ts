import { atom } from 'nanostores'
import type { OutputOf } from '../../../api/endpoint.ts'
import { joinWaitingList } from '../../../api/tickets.ts'
import { check, email, maxLength, required } from '../../../lib/validation.ts'
import { createForm } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'

export type JoinedList = OutputOf<typeof joinWaitingList> & { readonly email: string }

/** Joins the waiting list for a ticket type. `$done`: their place, once on the list. */
export function createWaitFor(site: Site, typeId: string) {
  const $done = atom<JoinedList | undefined>()
  const form = createForm({
    environment: site.environment,
    values: { quantity: '1', first_name: '', last_name: '', email: '' },
    check: ({ first_name, last_name, email: address }) => ({
      first_name: check(first_name, [required, maxLength(100)]),
      last_name: check(last_name, [required, maxLength(100)]),
      email: check(address, [required, email]),
    }),
    async send({ quantity, ...who }) {
      const input = { event_ticket_type_id: typeId, quantity: Number(quantity), ...who }
      const joined = await site.client.call(joinWaitingList, input)
      $done.set({ ...joined, email: who.email.trim() })
    },
  })
  return { form, $done }
}
