import type { NewJob } from '../../../platform/jobs/schedule.ts'

export const outbidMailKind = 'mail-outbid'

/** Milliseconds that an outbid bidder has to bid again before a mail is sent. */
const grace = 10_000

/** Mails a bidder who was outbid, if they still are by then. */
export const outbidMail = (lotId: string, bidder: string, at: Date): NewJob => ({
  kind: outbidMailKind,
  key: `${lotId} ${bidder}`,
  dueAt: new Date(at.getTime() + grace),
})
