import { atom } from 'nanostores'
import { mailTicketLinks } from '../../api/ticket-guests.ts'
import { check, email, required } from '../../lib/validation.ts'
import { createForm } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'

/** Asks for a mail with the links to somebody's tickets. `$sent`: it was sent, and the address is unchanged since. */
export function createLostLink(site: Site) {
  const $sent = atom(false)
  const form = createForm({
    environment: site.environment,
    values: { guest_email: '' },
    check({ guest_email }) {
      const problem = check(guest_email, [required, email])
      return problem ? { guest_email: problem } : {}
    },
    async send({ guest_email }) {
      await site.client.call(mailTicketLinks, { guest_email: guest_email.trim() })
      $sent.set(true)
    },
  })
  form.$values.listen(() => $sent.set(false))
  return { form, $sent }
}
