import { expect, test } from 'vitest'
import { listJobs } from '../../host-demo/server/platform/jobs/inspect.ts'
import { postMail } from '../../host-demo/server/platform/mail/post-mail.ts'
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
