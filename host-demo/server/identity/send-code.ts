import type { Transaction } from 'kysely'
import { codeLength } from '../../../src/api/person.ts'
import { databaseTime } from '../platform/db/clock.ts'
import type { Database } from '../platform/db/schema.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { randomToken, sha256 } from '../platform/hashes.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { postMail } from '../platform/mail/post-mail.ts'
import { codeMinutes } from './account-letters.ts'
import { codeLetter } from './code-letter.ts'
import { countCodeMail, mayMailCode } from './code-limits.ts'
import { type Codes, type CodeWait, codeHash, invalidCode, newDigits, openWait, waitLifetime } from './code-waits.ts'
import type { Event } from './events.ts'
import { accountsNamed } from './find-account.ts'
import type { Caller } from './known-callers.ts'
import type { SpendProof } from './proof.ts'
import type { CodePurpose, Registration } from './tables.ts'

/** What a code is for, and who asks for it. */
interface CodeRequest {
  readonly event: Event
  readonly purpose: CodePurpose
  /** What the code proves: a normalised address, or a number that has no account or several. */
  readonly subject: string
  /** Null: each account that has the number gets a code of its own. */
  readonly recipient: string | null
  readonly userId?: string
  /** Called after the limits were checked, because it hashes a password. */
  readonly details?: () => Promise<Registration>
  /** Uses up the proof that the request needs. */
  readonly spend?: SpendProof
  /** For rate limits. */
  readonly caller: Caller
  /** The microsite's address, for links in mails. */
  readonly site: string
}

/** Seconds between two codes. */
const resendWait = 30
/** Codes that can be sent for one wait. */
const mostSends = 6

/** The response: the same whether or not a code was sent. */
export interface CodeSent {
  otp_id: string
  sent_by: 'email'
  digits: number
  expires_at: string
  resend_in: number
}

/**
 * Sends the first code, and begins to wait for it. If no more codes are sent because strangers have asked for too
 * many in somebody's name, a code that was mailed earlier is accepted here as well.
 */
export async function sendCode(context: Codes, request: CodeRequest): Promise<CodeSent> {
  const { db, now } = context
  const { event, purpose, subject, recipient, userId = null, details, spend, site } = request
  const at = now()
  const isMailed = await mayMailCode(db, request, at)
  const registration = await details?.()
  const otpId = randomToken()
  await inTransaction(db, async trx => {
    await spend?.(trx)
    const wait = await trx
      .insertInto('code_waits')
      .values({
        id_hash: sha256(otpId),
        purpose,
        subject,
        recipient,
        user_id: userId,
        event_id: event.id,
        details: registration ? JSON.stringify(registration) : null,
        began_at: at,
        sent_at: at,
        sends: isMailed ? 1 : 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (isMailed) await mailCode(trx, context, { wait, event, site, at })
  })
  context.jobs.wake()
  return answerOf(otpId, at)
}

/**
 * Sends another code. Older ones stay valid for their own time.
 * @throws {HttpError} 429 `rate_limited` with the seconds to wait, 400 `invalid_otp` if the wait has expired
 */
export async function resendCode(
  context: Codes,
  { otpId, event, site, caller }: { otpId: string } & Pick<CodeRequest, 'event' | 'site' | 'caller'>,
): Promise<CodeSent> {
  const { db, now } = context
  const at = now()
  const known = await openWait(db, otpId, at)
  if (!known) throw invalidCode()
  const again = known.sent_at.getTime() + resendWait * 1000
  if (again > at.getTime()) throw tooEarly(again - at.getTime())
  if (known.sends >= mostSends) throw tooEarly(known.began_at.getTime() + waitLifetime - at.getTime())
  await countCodeMail(db, { ...known, caller }, at)
  await inTransaction(db, async trx => {
    const wait = await trx
      .updateTable('code_waits')
      .set({ sent_at: at, sends: known.sends + 1 })
      .where('id_hash', '=', known.id_hash)
      // Of two simultaneous calls one sends a code.
      .where('sends', '=', known.sends)
      .where('done_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!wait) throw tooEarly(resendWait * 1000)
    await mailCode(trx, context, { wait, event, site, at })
  })
  context.jobs.wake()
  return answerOf(otpId, at)
}

interface Mailing {
  wait: CodeWait
  event: Event
  site: string
  at: Date
}

/** Always makes and stores a code, so that the time reveals nothing; whether it is mailed depends on the letter. */
async function mailCode(
  trx: Transaction<Database>,
  { codeKey, now }: Codes,
  { wait, event, site, at }: Mailing,
): Promise<void> {
  const mailedAt = await databaseTime(trx, now)
  const sharing = wait.recipient === null ? await accountsNamed(trx, wait.subject) : []
  for (const owner of sharing.length ? sharing : [undefined]) {
    const code = newDigits(codeLength)
    const { letter, tells } = await codeLetter(trx, wait, { owner, code, event, site })
    await trx
      .insertInto('one_time_codes')
      .values({
        purpose: wait.purpose,
        subject: wait.subject,
        code_hash: tells ? codeHash(codeKey, wait, code) : sha256(randomToken()),
        user_id: owner?.id ?? null,
        expires_at: new Date(at.getTime() + codeMinutes * 60_000),
      })
      .execute()
    const recipient = owner?.email ?? wait.recipient
    if (recipient !== null) await postMail(trx, event, recipient, letter, mailedAt)
  }
}

function answerOf(otpId: string, at: Date): CodeSent {
  const expires = new Date(at.getTime() + codeMinutes * 60_000)
  return {
    otp_id: otpId,
    sent_by: 'email',
    digits: codeLength,
    expires_at: expires.toISOString(),
    resend_in: resendWait,
  }
}

function tooEarly(milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new HttpError(
    429,
    {
      error: 'rate_limited',
      error_description: {
        sentence: 'Please wait {count} seconds before you ask for another code.',
        values: { count: seconds },
      },
    },
    { retryAfter: seconds },
  )
}
