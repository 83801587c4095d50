import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Context } from '../../host-demo/server/platform/context.ts'
import { databaseNow } from '../../host-demo/server/platform/db/clock.ts'
import { listJobs } from '../../host-demo/server/platform/jobs/inspect.ts'
import { createJobs } from '../../host-demo/server/platform/jobs/jobs.ts'
import { prune } from '../../host-demo/server/platform/jobs/prune.ts'
import { postMail } from '../../host-demo/server/platform/mail/post-mail.ts'
import { mailJobs, pruneMails } from '../../host-demo/server/platform/mail/send-mail.ts'
import { postgresql } from '../databases.ts'

const event = { name: 'Fayre', settings: { charity_name: 'Friends', locale: 'en-GB', branding: {} } }

test('a mail that is of no use after a time is not urgent', async () => {
  const { db } = await postgresql.open()
  const usefulUntil = new Date(Date.now() + 60_000)
  const draft = { kind: 'outbid', subject: 'Outbid', parts: [], usefulUntil }
  await db.transaction().execute(trx => postMail(trx, event, 'ada@donors.example', draft, new Date()))
  expect(await db.selectFrom('mails').select('useless_at').execute()).toEqual([{ useless_at: usefulUntil }])
  expect(await listJobs(db, { most: 10 })).toMatchObject([{ kind: 'send-mail' }])
})

test('a process whose clock is ahead neither drops nor deletes a mail too early', async () => {
  const { db } = await postgresql.open()
  const now = await databaseNow(db)
  vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 8 * 24 * 60 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  for (const [kind, usefulFor] of [
    ['receipt', undefined],
    ['sign_in_code', 15],
  ] as const) {
    const draft = { kind, subject: kind, parts: [], ...(usefulFor && { usefulFor }) }
    await db.transaction().execute(trx => postMail(trx, event, 'ada@donors.example', draft, now))
  }
  // Nobody can send the receipt yet.
  await sql`update jobs set run_at = now() + interval '1 hour' where kind = 'send-mail'`.execute(db)
  const sent: string[] = []
  const post = { send: async ({ subject }: { subject: string }) => void sent.push(subject), close() {} }
  const jobs = createJobs(db, { kinds: [...mailJobs(post), prune([pruneMails(post)])], report: () => undefined })
  onTestFinished(jobs.close)
  await jobs.start({ db, now: () => new Date() } as Context)
  await jobs.runDue()
  expect(sent).toEqual(['sign_in_code'])
  expect(await db.selectFrom('mails').select('kind').execute()).toEqual([{ kind: 'receipt' }])
})
