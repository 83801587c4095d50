import type { Draft } from '../../platform/mail/draft.ts'
import { words } from '../words.ts'

/** Confirms that a declaration for all gifts was withdrawn, as proof, and as a warning if the donor did not do it. */
export const giftAidWithdrawn = (to: string, charity: string): Draft => ({
  kind: 'gift_aid_withdrawn',
  subject: words('giftAidWithdrawnSubject', { charity }),
  to,
  parts: [
    words('giftAidWithdrawn', { charity }),
    words('giftAidWithdrawnBefore'),
    words('giftAidWithdrawnAnew'),
    words('keepThis'),
  ],
})
