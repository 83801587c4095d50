import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { solves } from '../../../../src/lib/proof-of-work.ts'
import type { Database } from '../../platform/db/schema.ts'
import { serverSecret } from '../../platform/db/server-secret.ts'
import { randomToken, sha256 } from '../../platform/hashes.ts'
import { HttpError } from '../../platform/http/http-error.ts'

/** What a payer must solve before a payment, while cards are being tested. */
export interface Challenge {
  /** @param refused declined cards or wrong codes nearby in the last ten minutes: the more, the harder */
  ask(refused: number, at: Date): Promise<{ puzzle: string; bits: number }>
  /** An answer is valid for one payment. */
  holds(answer: string, at: Date): Promise<boolean>
}

/** @throws {HttpError} 403 `challenge_required` without a valid answer */
export async function answeredOrRefuse(
  challenge: Challenge,
  answer: string | null | undefined,
  at: Date,
): Promise<void> {
  if (answer && (await challenge.holds(answer, at))) return
  throw new HttpError(403, {
    error: 'challenge_required',
    error_header: 'One moment',
    error_description: 'Much was refused here just now, so we have to check that this is you. Please try again.',
  })
}

/** Milliseconds during which a puzzle can be answered. */
const lifetime = 10 * 60_000

/** Proof of work: needs no third party, and costs the browser a moment. A captcha service can replace it. */
export function proofOfWork(db: Kysely<Database>): Challenge {
  async function signed(text: string): Promise<string> {
    const secret = await serverSecret(db, 'challenges')
    return createHmac('sha256', secret).update(text).digest('base64url')
  }

  return {
    async ask(refused, at) {
      const bits = Math.min(20, 13 + Math.floor(refused / 10))
      const text = `${at.getTime() + lifetime}.${bits}.${randomToken().slice(0, 16)}`
      return { puzzle: `${text}.${await signed(text)}`, bits }
    },

    async holds(answer, at) {
      const [puzzle = '', solution = ''] = answer.split(':')
      const [until = '', bits = '', random = '', signature = ''] = puzzle.split('.')
      if (!equal(signature, await signed(`${until}.${bits}.${random}`))) return false
      if (Number(until) <= at.getTime() || !(await solves(puzzle, solution, Number(bits)))) return false
      const { numInsertedOrUpdatedRows: fresh } = await db
        .insertInto('rate_limits')
        .values({ bucket: sha256(`challenge\n${puzzle}`), window_start: new Date(Number(until)), hits: 1 })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst()
      return fresh === 1n
    },
  }
}

function equal(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
