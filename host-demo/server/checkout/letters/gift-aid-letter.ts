import { type Draft, words } from '../../platform/mail/draft.ts'

/** Confirms that a declaration for all gifts holds no more: the donor can show it, and would notice if it was not them. */
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
