import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../host-demo/server/platform/hashes.ts'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { offered, pictureOf, someAddress, takeOffers } from './donated-items.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail, password, somebody } from './people.ts'
import { setEventLocale } from './set-event-locale.ts'

/** As if whoever has called so many times had called so many times more. */
async function pass({ context: { db } }: DemoServer, calls: number, more: number): Promise<void> {
  const hits = sql<number>`hits + ${more}`
  await db.updateTable('rate_limits').set({ hits }).where('hits', '=', calls).execute()
}

/** As if a limit that counts already had counted so many. */
async function spend({ context: { db } }: DemoServer, of: readonly string[], hits: number): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ hits })
    .where('bucket', '=', sha256(of.join('\n')))
    .execute()
}

describe.each(databasesFor(import.meta.url))('offers of things to sell on $name', database => {
  let demo: DemoServer
  let token = ''
  let desk = ''
  const folder = temporaryFolder('donated-items')
  beforeAll(async () => {
    demo = await startDemo(database, {}, { files: { type: 'folder', folder: folder.path } })
    const person = await organiser(demo, event, ['donated-items.viewlist', 'donated-items.view'])
    token = person.token
    desk = person.email
  }, 60_000)
  afterAll(async () => {
    await demo.close()
    folder.remove()
  })

  const offer = (extra: Partial<InputOf<typeof endpoints.offerItem>> = {}, from = {}) =>
    demo.call(endpoints.offerItem, offered(extra), { address: someAddress(), ...from })
  const offers = async (search: string) =>
    (await demo.call(endpoints.adminDonatedItems, { search, limit: '500' }, { token })).output
  const rowsWith = (email: string) =>
    demo.context.db.selectFrom('donated_items').selectAll().where('email', '=', email).execute()

  test('are taken only where and while the event takes them', async () => {
    const terms = () => demo.call(endpoints.donatedItemTerms, { event })
    const png = { name: 'x.png', type: 'image/png', size: 1, data: 'eA==' }
    const upload = () => demo.call(endpoints.donatedItemPicture, { idempotency_key: randomUUID(), picture: png })
    for (const refused of [await terms(), await offer(), await upload()]) {
      expect([refused.status, refused.error.error]).toEqual([404, 'donated_items_off'])
    }
    await takeOffers(demo, new Date(Date.now() - 1000))
    expect((await terms()).output).toMatchObject({ takes_offersYN: false, currency: 'GBP' })
    for (const refused of [await offer(), await upload()]) {
      expect([refused.status, refused.error.error]).toEqual([409, 'donated_items_closed'])
    }
    await takeOffers(demo, new Date(Date.now() + 60_000))
    expect((await terms()).output).toMatchObject({ takes_offersYN: true, introduction: 'New or as new, please.' })
    expect((await offer()).status).toBe(200)
  })

  test('arrive with their pictures, and giver and organisers get a mail', async () => {
    await takeOffers(demo)
    const pictures = [await pictureOf(demo), await pictureOf(demo)]
    const { email, token: own } = await somebody(demo)
    const { output } = await offer(
      { email, pictures, company: 'Engines Ltd', title: 'A & <b>engine</b>' },
      { token: own },
    )
    expect(output).toMatchObject({ title: 'A & <b>engine</b>', mailedYN: true })
    const { items, new_count } = await offers(email)
    expect(new_count).toBeGreaterThan(0)
    expect(items).toMatchObject([
      { state: 'new', retail_value: 600_00, picture: pictures[0], name: 'Ada Lovelace', shown_as: 'Engines Ltd' },
    ])
    const [mail] = await mailsTo(demo, email)
    expect(mail?.body_text).toContain('£600')
    expect(mail?.body_text).toContain('31 December 2099')
    expect(mail?.body_html).not.toContain('<b>engine')
    expect(mail?.body_text).not.toMatch(/gift aid/i)
    const [told] = await mailsTo(demo, desk)
    expect(told?.subject).toBe('A new offer for Riverside 10K')
    expect(told?.body_text).toContain(`/admin-dash/donated-items/${output.offer_id}`)
    const { output: one } = await demo.call(endpoints.adminDonatedItem, { offer_id: output.offer_id }, { token })
    expect(one).toMatchObject({ pictures, valid_until: '2099-12-31', delivery: 'nothing', email })
  })

  test('are one for each key, and another text with a key is refused', async () => {
    const asked = offered()
    const answers = await Promise.all([1, 2, 3].map(() => demo.call(endpoints.offerItem, asked)))
    expect(new Set(answers.map(({ output }) => output.offer_id)).size).toBe(1)
    expect(await rowsWith(asked.email)).toHaveLength(1)
    expect(await mailsTo(demo, asked.email)).toHaveLength(1)
    const { status, error } = await demo.call(endpoints.offerItem, { ...asked, title: 'Another' })
    expect([status, error.error]).toEqual([409, 'idempotency_key_reused'])
  })

  test('are refused with a sentence at each field', async () => {
    const fields = async (extra: object) => Object.keys((await offer(extra)).error.fields ?? {})
    const nothing = { title: ' ', description: '', first_name: '', last_name: '', email: 'ada' }
    expect(await fields(nothing)).toEqual(Object.keys(nothing))
    expect(await fields({ valid_until: '2020-01-01' })).toEqual(['valid_until'])
    expect((await offer({ valid_until: '2099-02-30' })).error.fields).toEqual({
      valid_until: 'This day does not exist',
    })
    const unseen = ['Tea\r\nfor two', 'Tea\u202Eowt', 'Tea\u200B', '\u200B']
    for (const title of unseen) expect(await fields({ title, first_name: title })).toEqual(['title', 'first_name'])
    expect((await offer({ title: '\u200D' })).error.fields).toEqual({ title: 'Please say what you give' })
    expect(await fields({ mobile: '12' })).toEqual(['mobile'])
    expect(await fields({ retail_value: 0 })).toEqual(['retail_value'])
    const known = await pictureOf(demo)
    const elsewhere = ['https://charity.example/x.png', `/files/pictures/${'0'.repeat(64)}.webp`, '/files/../secret']
    for (const picture of elsewhere) expect(await fields({ pictures: [known, picture] })).toEqual(['pictures'])
    expect(await fields({ pictures: [known, known, known, known, known] })).toEqual(['pictures'])
    await setEventLocale(demo, 'riverside-10k', 'de-DE')
    expect((await offer({ title: '' })).error.fields).toEqual({ title: 'Bitte sagen Sie, was Sie geben' })
    const { output } = await demo.call(endpoints.offerItem, offered({ email: 'otto@guests.example' }))
    const { subject = '', body_text = '' } = (await mailsTo(demo, 'otto@guests.example'))[0] ?? {}
    expect(subject).toMatch(/^Ein Angebot für /)
    expect(subject + body_text).not.toContain(output.title)
    await setEventLocale(demo, 'riverside-10k', 'en-GB')
  })

  test('take no files but pictures, and few from one form or network', async () => {
    const upload = async (data: string, from = {}, key = randomUUID()) => {
      const picture = { name: 'x.png', type: 'image/png', size: 1, data }
      return demo.call(endpoints.donatedItemPicture, { idempotency_key: key, picture }, from)
    }
    const hostile = ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.4', '<script>alert(1)</script>']
    for (const text of hostile) {
      const { status, error } = await upload(Buffer.from(text).toString('base64'))
      expect([text, status, Object.keys(error.fields ?? {})]).toEqual([text, 400, ['picture']])
    }
    const wide = sharp({ create: { width: 7200, height: 7200, channels: 3, background: 'red' } })
    const bomb = (await wide.png().toBuffer()).toString('base64')
    const said = { picture: 'This picture has too many pixels. Make it smaller, then choose it again.' }
    expect((await upload(bomb)).error.fields).toEqual(said)
    const form = randomUUID()
    let last = 0
    for (let count = 0; count < 17; count++) last = (await upload('eA==', { address: '10.1.1.1' }, form)).status
    expect(last).toBe(429)
    // Another form of the same network goes on, until the network has sent very many.
    expect((await upload('eA==', { address: '10.1.1.1' })).status).toBe(400)
    await pass(demo, 17, 23)
    expect((await upload('eA==', { address: '10.1.1.1' })).status).toBe(429)
    expect((await upload('eA==', { address: '10.1.1.2' })).status).toBe(400)
    await spend(demo, ['pictures of offers', '10.1.1.2', 'day'], 150)
    expect((await upload('eA==', { address: '10.1.1.2' })).status).toBe(429)
  })

  test('from a family arrive, and a flood from one network does not', async () => {
    const from = { address: '10.2.2.2' }
    expect((await offer({}, from)).status).toBe(200)
    await pass(demo, 1, 18)
    expect((await offer({}, from)).status).toBe(200)
    expect((await offer({}, from)).status).toBe(429)
    expect((await offer({}, { address: '10.2.2.3' })).status).toBe(200)
    await spend(demo, ['offer of an item', '10.2.2.3', 'day'], 60)
    expect((await offer({}, { address: '10.2.2.3' })).status).toBe(429)
  })

  test('keep an anonymous giver to the organisers', async () => {
    const email = newEmail()
    await offer({ email, anonymous: 'yes', company: 'Engines Ltd', shown_as: 'The Countess' })
    expect((await offers(email)).items).toMatchObject([{ name: 'Ada Lovelace', shown_as: undefined }])
    const named = newEmail()
    await offer({ email: named, shown_as: 'The Countess' })
    expect((await offers(named)).items).toMatchObject([{ shown_as: 'The Countess' }])
  })

  test('are exported and erased with their giver, and unused pictures are deleted', async () => {
    const { db, jobs } = demo.context
    const giver = await somebody(demo)
    const from = { token: giver.token }
    const [mine, kept] = [await pictureOf(demo, from), await pictureOf(demo)]
    const waiting = await offer({ email: giver.email, pictures: [mine] }, from)
    const accepted = await offer({ email: giver.email, pictures: [mine, kept] }, from)
    const others = await offer({ pictures: [kept] })
    await db
      .updateTable('donated_items')
      .set({ state: 'accepted', notes: 'Ada is nice' })
      .where('id', '=', accepted.output.offer_id)
      .execute()
    const { output } = await demo.call(endpoints.accountData, {}, from)
    expect(output).toMatchObject({ donated_items: [{ pictures: [mine] }, { notes: 'Ada is nice' }] })
    expect((await demo.call(endpoints.deleteAccount, { password }, from)).status).toBe(200)
    const left = await db
      .selectFrom('donated_items')
      .selectAll()
      .where(
        'id',
        'in',
        [waiting, accepted, others].map(({ output }) => output.offer_id),
      )
      .orderBy('offered_at')
      .execute()
    expect(left).toMatchObject([
      { id: accepted.output.offer_id, title: 'A week in Cornwall', pictures: [], email: null, notes: '' },
      { id: others.output.offer_id, pictures: [kept] },
    ])
    expect(JSON.stringify(left[0])).not.toMatch(/Ada|Lovelace|Grace/)
    const pruning = { kind: 'prune-pictures', key: 'every' }
    await db
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .where('kind', '=', pruning.kind)
      .execute()
    await db
      .updateTable('uploaded_pictures')
      .set({ at: new Date(0) })
      .execute()
    await jobs.runNow(pruning)
    expect((await fetch(demo.url + mine)).status).toBe(404)
    expect((await fetch(demo.url + kept)).status).toBe(200)
  })
})
