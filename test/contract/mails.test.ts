import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Context } from '../../host-demo/server/platform/context.ts'
import type { Database } from '../../host-demo/server/platform/db/schema.ts'
import { codesOf } from '../../host-demo/server/platform/error-codes.ts'
import { listJobs, tryAgain } from '../../host-demo/server/platform/jobs/inspect.ts'
import { createJobs, type Jobs } from '../../host-demo/server/platform/jobs/jobs.ts'
import { schedule } from '../../host-demo/server/platform/jobs/schedule.ts'
import { log } from '../../host-demo/server/platform/log.ts'
import { mailJobs, type Post, pruneMails, sendMailJob } from '../../host-demo/server/platform/mail/send-mail.ts'
import { smtpPost } from '../../host-demo/server/platform/mail/smtp-post.ts'
import { startServer } from '../../host-demo/server/start-server.ts'
import { endpoints } from '../../src/api/table.ts'
import { databases, postgresql } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { codeFor, mailsTo, somebody } from './people.ts'
import { setEventLocale } from './set-event-locale.ts'
import { startSmtp } from './smtp-server.ts'

const mail = (number: number, at = new Date()) => ({
  id: `mail_${number}`,
  kind: 'receipt',
  recipient: `guest-${number}@guests.example`,
  sender_name: 'Ärzte & Freunde',
  subject: `Grüße ${number}`,
  body_text: `Your receipt ${number}`,
  body_html: `<p>Your receipt ${number}</p>`,
  created_at: at,
})

type Mail = ReturnType<typeof mail> & { useless_at?: Date }

async function write(db: Kysely<Database>, mail: Mail, isUrgent = false): Promise<void> {
  await db.insertInto('mails').values(mail).execute()
  await schedule(db, sendMailJob(mail.id, isUrgent))
}

type Report = Parameters<typeof createJobs>[1]['report']

async function startMailing(db: Kysely<Database>, post: Post, report: Report = () => undefined): Promise<Jobs> {
  const jobs = createJobs(db, { kinds: mailJobs(post), report })
  onTestFinished(async () => {
    await jobs.close()
    post.close()
  })
  await jobs.start({ db, now: () => new Date() } as Context)
  return jobs
}

const mailsIn = (db: Kysely<Database>) => db.selectFrom('mails').select('id').execute()

describe.each(databases)('on $name', database => {
  test('sends a mail by SMTP with its id, and keeps nothing of it', async () => {
    const { db } = await database.open()
    const smtp = await startSmtp()
    await write(db, mail(1))
    await startMailing(db, smtpPost({ url: smtp.url, from: 'post@charity.example' }))
    await expect.poll(() => mailsIn(db)).toEqual([])
    expect(smtp.taken).toHaveLength(1)
    const [{ from, to, content } = { from: '', to: '', content: '' }] = smtp.taken
    expect([from, to]).toEqual(['post@charity.example', 'guest-1@guests.example'])
    expect(content).toContain('Message-ID: <mail_1@charity.example>')
    expect(content).toContain('Your receipt 1')
    expect(content).toContain('multipart/alternative')
    expect(content).toMatch(/^Subject: =\?UTF-8\?/m)
  })

  test('tries refused mails again later, logs nothing about their reader, and drops outdated ones', async () => {
    const { db } = await database.open()
    const smtp = await startSmtp({ refusals: ['451 Try again later'] })
    await write(db, mail(2))
    await write(db, { ...mail(3), useless_at: new Date(Date.now() - 1000) })
    const jobs = await startMailing(db, smtpPost({ url: smtp.url, from: 'post@charity.example' }))
    await expect.poll(() => mailsIn(db)).toEqual([{ id: 'mail_2' }])
    const waiting = () => db.selectFrom('jobs').select(['key', 'tries', 'last_problem']).execute()
    await expect.poll(waiting).toEqual([{ key: 'mail_2', tries: 1, last_problem: 'Error EENVELOPE 451' }])
    await db
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .execute()
    await jobs.runDue()
    expect(await mailsIn(db)).toEqual([])
    expect(smtp.taken.map(({ to }) => to)).toEqual(['guest-2@guests.example'])
  })

  test('gives up what is refused for good, and says so once, without the address', async () => {
    const { db } = await database.open()
    const smtp = await startSmtp({ refusals: ['550 5.1.1 <guest-2@guests.example> is unknown'] })
    const told: unknown[] = []
    await write(db, mail(2))
    const report: Report = (problem, job) => told.push([codesOf(problem), job])
    const jobs = await startMailing(db, smtpPost({ url: smtp.url, from: 'post@charity.example' }), report)
    await jobs.runDue()
    const state = async () => (await listJobs(db, { most: 10 })).map(({ state, problem }) => [state, problem])
    expect(await state()).toEqual([['failed', 'Error EENVELOPE 550']])
    const job = { kind: 'send-mail', key: 'mail_2', tries: 1, isFinal: true }
    expect(told).toEqual([[{ type: 'Error', code: 'EENVELOPE', status: 550 }, job]])
    expect(await tryAgain(db, 'send-mail')).toBe(1)
    await jobs.runDue()
    expect(smtp.taken.map(({ to }) => to)).toEqual(['guest-2@guests.example'])
    expect(await state()).toEqual([])
  })

  test('sends each of many once, with two processes', async () => {
    const { db } = await database.open()
    const sent: string[] = []
    const post = { send: async ({ id }: { id: string }) => void sent.push(id), close() {} }
    const numbers = Array.from({ length: 40 }, (_, index) => index)
    for (const number of numbers) await write(db, mail(number))
    await Promise.all([startMailing(db, post), startMailing(db, post)])
    await expect.poll(() => mailsIn(db)).toEqual([])
    expect([...sent].sort()).toEqual(numbers.map(number => `mail_${number}`).sort())
  })

  test('a code overtakes the mails of a whole room, over a connection of its own', async () => {
    const { db } = await database.open()
    const sent: string[] = []
    let letGo = () => {}
    const isStuck = new Promise<void>(done => {
      letGo = done
    })
    const post = {
      async send({ id, isUrgent }: { id: string; isUrgent: boolean }) {
        if (!isUrgent) await isStuck
        sent.push(id)
      },
      close() {},
    }
    for (let number = 0; number < 10; number++) await write(db, mail(number))
    await write(db, mail(10), true)
    await startMailing(db, post)
    onTestFinished(letGo)
    await expect.poll(() => sent).toEqual(['mail_10'])
  })

  test('deletes unsent mails after a week', async () => {
    const { db } = await database.open()
    const day = 24 * 60 * 60 * 1000
    await db
      .insertInto('mails')
      .values([mail(1, new Date(Date.now() - 8 * day)), mail(2)])
      .execute()
    await pruneMails(undefined)(db, new Date())
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([{ id: 'mail_2' }])
  })

  test('tells of a mail that it could not send for a week, and ends its job', async () => {
    const { db } = await database.open()
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    await write(db, mail(1, new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)))
    await pruneMails({ send: async () => undefined, close() {} })(db, new Date())
    expect(logged.mock.calls).toEqual([[{ key: 'mail_1', mail: 'receipt' }, expect.stringContaining('unsent')]])
    expect(await listJobs(db, { most: 10 })).toEqual([])
  })

  describe('the outbox of the demo', () => {
    let demo: DemoServer
    beforeAll(async () => {
      demo = await startDemo(database)
    }, 60_000)
    afterAll(() => demo.close())

    const read = async (path: string) => {
      const response = await fetch(demo.url + path)
      return { status: response.status, headers: response.headers, text: await response.text() }
    }

    test('says so while it is empty', async () => {
      // Writes the demo's own mails first, such as reminders of seats without a name.
      await demo.context.jobs.runDue()
      await demo.context.db.deleteFrom('mails').execute()
      expect((await read('/demo/outbox')).text).toContain('No mail has been written yet')
    })

    test('shows the newest mail first, its code by itself, and nothing that runs', async () => {
      const email = 'outbox@guests.example'
      const first_name = '<script>alert(1)</script>'
      await demo.call(endpoints.register, { first_name, last_name: 'x', email })
      await demo.call(endpoints.login, { email: 'runner@fayre.example' })
      const { text, headers } = await read('/demo/outbox')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      expect(text).toContain(`<p class="code">${await codeFor(demo, email)}</p>`)
      expect(text.indexOf('runner@fayre.example')).toBeLessThan(text.indexOf(email))
      expect(text).not.toContain('<script')
      const id = /src="(\/demo\/outbox\/mail_\w+)"/.exec(text)?.[1] ?? ''
      const letter = await read(id)
      expect(letter.text).toContain('Priya')
      expect(letter.headers.get('content-security-policy')).toContain('sandbox')
      expect((await read('/demo/outbox/mail_none')).status).toBe(404)
    })

    test('has mails in the language of their event', async () => {
      const event = 'riverside'
      await setEventLocale(demo, 'riverside-10k', 'de-DE')
      await demo.call(endpoints.login, { email: 'nobody@guests.example' }, { event })
      await setEventLocale(demo, 'riverside-10k', 'en-GB')
      const [mail] = await mailsTo(demo, 'nobody@guests.example')
      expect(mail?.subject).toBe('Zu dieser Adresse gibt es kein Konto')
      expect(mail?.body_html).toContain('<html lang="de-DE">')
    })
  })
})

test('sends mails if the settings say so, and then shows no outbox', async () => {
  const smtp = await startSmtp()
  const mail = { url: smtp.url, from: 'a@b.example' }
  const mailing = await startDemo(postgresql, {}, { publicUrl: 'https://give.example', mail })
  onTestFinished(() => mailing.close())
  const { email } = await somebody(mailing)
  await fetch(`${mailing.url}/api/v1/users/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-event-id': 'moonlight', host: 'evil.example' },
    body: JSON.stringify({ email }),
  })
  const taken = () => smtp.taken.map(({ content }) => content.replace(/=\r\n/g, ''))
  const link = 'https://give.example/moonlight-ball/reset-password?token'
  await expect.poll(taken).toContainEqual(expect.stringContaining(link))
  expect((await fetch(`${mailing.url}/demo/outbox`)).status).toBe(404)
}, 60_000)

test('shows no mails with real payments', async () => {
  const demo = await startDemo(postgresql)
  onTestFinished(() => demo.close())
  const live = await startServer({ ...demo.context.config, port: 0, demo: false }, { deliverWebhooks: false })
  onTestFinished(() => live.close())
  expect((await fetch(`${demo.url}/demo/outbox`)).status).toBe(200)
  expect((await fetch(`${live.url}/demo/outbox`)).status).toBe(404)
}, 60_000)
