import { atom } from 'nanostores'
import { leaveMessage } from '../../../api/individual-giving.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { check, maxLength, required } from '../../../lib/validation.ts'
import { auth } from '../../../store/auth.ts'
import { createForm } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { defineSlice } from '../../../store/slice.ts'

/** The most characters that the server takes. */
export const longestMessage = 500

interface Given {
  order_id: string
  order_key: string
}

/** The visitor's last gift to each fundraiser, until the page is loaded again: a message stands beside it. */
export const givenTo = defineSlice('given-to', () => new Map<string, Given>())

/** A message for a fundraiser. `$sent`: it is with the organiser. */
export function createMessage(site: Site, fundraiserId: string) {
  const given = givenTo(site).get(fundraiserId)
  const { user } = auth(site).$state.get()
  const $sent = atom(false)
  // The same message that is sent again, such as after a lost answer, is left once.
  const idempotency_key = randomKey()
  const form = createForm({
    environment: site.environment,
    values: { name: user ? `${user.first_name} ${user.last_name}`.trim() : '', message: '' },
    check: ({ name, message }) => {
      const wrongName = given ? undefined : check(name, [required, maxLength(100)])
      const wrongMessage = check(message, [required, maxLength(longestMessage)])
      return { ...(wrongName && { name: wrongName }), ...(wrongMessage && { message: wrongMessage }) }
    },
    async send({ name, message }) {
      await site.client.call(leaveMessage, {
        fundraiser_id: fundraiserId,
        message: message.trim(),
        name: given ? null : name.trim(),
        ...given,
        idempotency_key,
      })
      $sent.set(true)
    },
  })
  return { form, $sent, isWithGift: given !== undefined }
}
