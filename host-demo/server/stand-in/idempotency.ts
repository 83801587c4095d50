import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { Answer, Recorder } from './answer.ts'
import { Problem } from './problem.ts'

interface Row {
  fingerprint: string
  started_at: number
  status: Answer['status'] | null
  body: object | null
}

/** A call unanswered for this long died with its server, and its transaction was rolled back. */
const abandonedAfter = 60_000
const forgottenAfter = 24 * 60 * 60 * 1000

/**
 * Runs a call once per key and answers repetitions with the stored answer. Refuses the key with other content, or while
 * the call is running. A call that began nothing leaves the key free. The answer is committed together with the call's
 * effects.
 * @param content what makes two calls the same: method, path and body
 */
export async function once(
  pool: Pool,
  now: number,
  key: string,
  content: string,
  run: (record: Recorder) => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  const fingerprint = createHash('sha256').update(content).digest('hex')
  await pool.query('delete from stripe_stand_in.idempotency where started_at < $1', [now - forgottenAfter])
  const reserved = await pool.query(
    `insert into stripe_stand_in.idempotency (key, fingerprint, started_at) values ($1, $2, $3)
     on conflict (key) do update set started_at = excluded.started_at
       where idempotency.status is null and idempotency.started_at < $4 and idempotency.fingerprint = $2
     returning key`,
    [key, fingerprint, now, now - abandonedAfter],
  )
  if (!reserved.rows.length) return { ...(await storedAnswer(pool, key, fingerprint)), replayed: true }

  const answer = await run(async (client, { status, body }) => {
    await client.query('update stripe_stand_in.idempotency set status = $2, body = $3 where key = $1', [
      key,
      status,
      JSON.stringify(body),
    ])
  })
  if (answer.undone) await pool.query('delete from stripe_stand_in.idempotency where key = $1', [key])
  return { ...answer, replayed: false }
}

async function storedAnswer(pool: Pool, key: string, fingerprint: string): Promise<Answer> {
  const { rows } = await pool.query<Row>(
    'select fingerprint, started_at, status, body from stripe_stand_in.idempotency where key = $1',
    [key],
  )
  const row = rows[0]
  if (row && row.fingerprint !== fingerprint) {
    return refusal(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }
  if (row?.status && row.body) return { status: row.status, body: row.body }
  return refusal(
    409,
    'There is currently another in-progress request using this Idempotency-Key. ' + 'Please try again later.',
    'idempotency_key_in_use',
  )
}

function refusal(status: 400 | 409, message: string, code?: string): Answer {
  return { status, body: new Problem(status, 'idempotency_error', message, { code }).body(), undone: true }
}
