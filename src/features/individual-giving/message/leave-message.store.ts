import { atom } from 'nanostores'
import { leaveMessage } from '../../../api/individual-giving.ts'
import { check, maxLength, required } from '../../../lib/validation.ts'
import { auth } from '../../../store/auth.ts'
import { createForm } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { compartment } from '../../checkout/compartment.ts'
import { keyOfContent } from '../../checkout/kept-key.ts'

/** The most characters that the server accepts. */
export const longestMessage = 500

interface Given {
  order_id: string
  order_key: string
}

/**
 * What is stored for a message to a fundraiser, also over a reload: the gift that it belongs to, and the typed text.
 */
const kept = (site: Site, fundraiserId: string) => compartment(site, `message to ${fundraiserId}`)

/** Stores a gift, so that the message is linked to it. */
export function rememberGift(site: Site, fundraiserId: string, { order_id, order_key }: Given): void {
  kept(site, fundraiserId).write('gift', { order_id, order_key })
}

/**
 * A message to a fundraiser. `$sent`: it waits for the organiser's approval.
 * @param isOfGift whether the writer comes from the gift that is stored. Whoever comes from the page may be somebody
 *   else, or a second message would replace the first
 */
export function createMessage(site: Site, fundraiserId: string, isOfGift: boolean) {
  const stored = kept(site, fundraiserId)
  const given = isOfGift ? givenIn(stored.read('gift')) : undefined
  const { user } = auth(site).$state.get()
  const $sent = atom(false)
  const form = createForm({
    environment: site.environment,
    values: { name: user ? `${user.first_name} ${user.last_name}`.trim() : '', message: '' },
    draft: stored.draft('typed'),
    check: ({ name, message }) => {
      const wrongName = given ? undefined : check(name, [required, maxLength(100)])
      const wrongMessage = check(message, [required, maxLength(longestMessage)])
      return { ...(wrongName && { name: wrongName }), ...(wrongMessage && { message: wrongMessage }) }
    },
    async send({ name, message }) {
      const content = { message: message.trim(), name: given ? null : name.trim(), ...given }
      await site.client.call(leaveMessage, {
        fundraiser_id: fundraiserId,
        ...content,
        idempotency_key: keyOfContent(stored, content),
      })
      stored.write('sent', undefined)
      if (given) stored.write('gift', undefined)
      stored.write('typed', undefined)
      $sent.set(true)
    },
  })
  return { form, $sent, isWithGift: given !== undefined }
}

function givenIn(value: unknown): Given | undefined {
  const { order_id, order_key } = Object(value) as Partial<Given>
  return typeof order_id === 'string' && typeof order_key === 'string' ? { order_id, order_key } : undefined
}
