import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { offered, pictureOf, someAddress, takeOffers } from './donated-items.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail, password, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('the desk of donated items on $name', database => {
  let demo: DemoServer
  let desk = { token: '' }
  let other = { token: '' }
  const folder = temporaryFolder('donated-items-desk')
  beforeAll(async () => {
    demo = await startDemo(database, {}, { files: { type: 'folder', folder: folder.path } })
    desk = await organiser(demo, event, ['*'])
    other = await organiser(demo, event, ['*'])
    await takeOffers(demo)
  }, 60_000)
  afterAll(async () => {
    await demo.close()
    folder.remove()
  })

  async function offer(extra: Partial<InputOf<typeof endpoints.offerItem>> = {}, from = {}) {
    const { output } = await demo.call(endpoints.offerItem, offered(extra), { address: someAddress(), ...from })
    return { offer_id: output.offer_id, revision: 1 }
  }
  const accept = (one: { offer_id: string; revision: number }, lotYN: 'yes' | 'no' = 'yes', as = desk) =>
    demo.call(endpoints.acceptDonatedItem, { ...one, lotYN }, as)
  const decline = (one: { offer_id: string; revision: number }, extra: object = {}, as = desk) =>
    demo.call(endpoints.declineDonatedItem, { ...one, mailYN: 'yes', ...extra }, as)
  const read = async (offer_id: string) => (await demo.call(endpoints.adminDonatedItem, { offer_id }, desk)).output
  const lotsOf = (title: string) =>
    demo.context.db.selectFrom('lots').selectAll().where('event_id', '=', event).where('title', '=', title).execute()
  const undo = async (search: string) => {
    const { output } = await demo.call(endpoints.auditLog, { search, limit: '25' }, desk)
    const entry = output.items.find(({ kind, can_undoYN }) => kind === 'donated_item' && can_undoYN)
    return demo.call(endpoints.undoAction, { entry_id: entry?.entry_id ?? '0' }, desk)
  }

  test('makes a draft lot of an accepted offer, and thanks its giver', async () => {
    const email = newEmail()
    const pictures = [await pictureOf(demo), await pictureOf(demo)]
    const one = await offer({ title: 'Tea for two', description: 'Cake & tea.\n\n<b>Now</b>', pictures, email })
    const { output } = await accept(one)
    expect(output).toMatchObject({ state: 'accepted', auction_item_id: expect.stringMatching(/^lot_/) })
    const { output: lot } = await demo.call(endpoints.adminLot, { auction_item_id: output.auction_item_id ?? '' }, desk)
    expect(lot).toMatchObject({
      publishedYN: false,
      title: 'Tea for two',
      donor: 'Ada Lovelace',
      retail_value: 600_00,
      restrictions: 'Not in August\nValid until 31 December 2099',
      picture: pictures[0],
      pictures: [pictures[1]],
    })
    expect((await mailsTo(demo, email)).map(({ kind }) => kind)).toEqual([
      'donated_item_accepted',
      'donated_item_offered',
    ])
    // The form of the lot can be saved as it is.
    const { number: _, publishedYN, state: __, terms_fixedYN, sequence: ___, ...form } = { sequence: 0, ...lot }
    expect([publishedYN, terms_fixedYN]).toEqual([false, false])
    const edited = { ...form, without_bidsYN: 'no' as const, maximum_bidsYN: 'yes' as const, summary: 'Tea.' }
    expect((await demo.call(endpoints.editLot, edited, desk)).status).toBe(200)
  })

  test('two desks that accept at once make one lot', async () => {
    const one = await offer({ title: 'Only once' })
    const answers = await Promise.all([accept(one), accept(one, 'yes', other), accept(one, 'yes', other)])
    expect(await lotsOf('Only once')).toHaveLength(1)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const { status, error } of answers) expect([200, 'donated_item_changed']).toContain(error?.error ?? status)
    expect(new Set(answers.flatMap(({ output }) => output?.auction_item_id ?? [])).size).toBe(1)
  })

  test('a decision whose answer was lost is answered again, and mails once', async () => {
    const email = newEmail()
    const one = await offer({ title: 'Lost answer', email })
    const [first, again] = [await accept(one), await accept(one)]
    expect([again.status, again.output]).toEqual([200, first.output])
    expect(await lotsOf('Lost answer')).toHaveLength(1)
    expect(await mailsTo(demo, email)).toHaveLength(2)
  })

  test('overwrites no decision that it has not seen', async () => {
    const one = await offer({ title: 'Unseen' })
    expect((await accept(one, 'no', other)).status).toBe(200)
    const { status, error } = await decline(one)
    expect([status, error.error]).toEqual([409, 'donated_item_changed'])
    expect(await read(one.offer_id)).toMatchObject({ state: 'accepted', auction_item_id: undefined })
    const note = { ...one, notes: 'Ask about the size' }
    expect((await demo.call(endpoints.noteDonatedItem, note, desk)).status).toBe(409)
    const { output } = await demo.call(endpoints.noteDonatedItem, { ...note, revision: 2 }, desk)
    expect(output).toMatchObject({ notes: 'Ask about the size', state: 'accepted' })
    // A prize after all: now it is to be sold.
    expect((await accept({ ...one, revision: 3 })).output.auction_item_id).toBeDefined()
    const refused = await decline({ ...one, revision: 4 })
    expect([refused.status, refused.error.error]).toEqual([409, 'donated_item_has_lot'])
  })

  test('declines with a message by mail, or without a mail', async () => {
    const [kind, silent] = [newEmail(), newEmail()]
    const said = await offer({ email: kind })
    await decline(said, { message: 'We have three of these.' })
    expect((await mailsTo(demo, kind))[0]?.body_text).toContain('We have three of these.')
    expect(await read(said.offer_id)).toMatchObject({ state: 'declined', message: 'We have three of these.' })
    await decline(await offer({ email: silent }), { mailYN: 'no' })
    expect(await mailsTo(demo, silent)).toHaveLength(1)
    const address = newEmail()
    const late = await offer({ email: address })
    const answers = [await decline(late, { mailYN: 'no' }), await decline(late, { mailYN: 'no' }), await decline(late)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
    const { revision } = await read(late.offer_id)
    for (const _ of ['sent', 'sent again']) await decline({ ...late, revision })
    expect((await mailsTo(demo, address)).map(({ kind }) => kind)).toEqual([
      'donated_item_declined',
      'donated_item_offered',
    ])
    const { output } = await demo.call(endpoints.adminDonatedItems, { state: 'declined', limit: '500' }, desk)
    expect(output.items.map(({ email }) => email)).toEqual(expect.arrayContaining([kind, silent]))
    expect(output.items.every(({ state }) => state === 'declined')).toBe(true)
  })

  test('undoes decisions in the log, and makes no second lot', async () => {
    const one = await offer({ title: 'Undone once' })
    await accept(one)
    expect((await undo('Undone once')).status).toBe(200)
    const undone = await read(one.offer_id)
    expect(undone).toMatchObject({ state: 'new', auction_item_id: expect.any(String) })
    await accept({ ...one, revision: undone.revision })
    expect(await lotsOf('Undone once')).toHaveLength(1)
    const declined = await offer({ title: 'Undone twice' })
    await decline(declined, { message: 'No room' })
    await undo('Undone twice')
    expect(await read(declined.offer_id)).toMatchObject({ state: 'new', message: undefined })
  })

  test('an anonymous giver is not on the lot, and an erased one not any more', async () => {
    const hidden = await offer({ title: 'From nobody', anonymous: 'yes' })
    await accept(hidden)
    expect(await lotsOf('From nobody')).toMatchObject([{ donor: null }])
    const giver = await somebody(demo)
    const own = await offer({ title: 'From Ada', email: giver.email }, { token: giver.token })
    await accept(own)
    expect(await lotsOf('From Ada')).toMatchObject([{ donor: 'Ada Lovelace' }])
    expect((await demo.call(endpoints.deleteAccount, { password }, { token: giver.token })).status).toBe(200)
    expect(await lotsOf('From Ada')).toMatchObject([{ donor: null }])
    const entries = await demo.context.db.selectFrom('audit_log').selectAll().where('event_id', '=', event).execute()
    expect(JSON.stringify(entries.filter(({ title }) => title === 'From Ada'))).toBe('[]')
    expect(await read(own.offer_id)).toMatchObject({ state: 'accepted', name: undefined, email: undefined })
  })

  test('a giver who is found by mail alone is not on the lot any more', async () => {
    const [gone, giver] = [await somebody(demo), await somebody(demo)]
    const own = await offer({ title: 'By mail', email: giver.email }, { token: gone.token })
    await accept(own)
    const { db } = demo.context
    // As if the account had been deleted at another charity.
    await db.updateTable('donated_items').set({ user_id: null }).where('id', '=', own.offer_id).execute()
    expect((await demo.call(endpoints.deleteAccount, { password }, { token: giver.token })).status).toBe(200)
    expect(await lotsOf('By mail')).toMatchObject([{ donor: null }])
    expect(await db.selectFrom('audit_log').selectAll().where('title', '=', 'By mail').execute()).toEqual([])
  })

  test('deletes an offer with its pictures and its log, and leaves the lot', async () => {
    const { db } = demo.context
    const pictures = [await pictureOf(demo), await pictureOf(demo)]
    const one = await offer({ title: 'Not by me', pictures })
    await accept(one)
    await demo.call(endpoints.noteDonatedItem, { ...one, revision: 2, notes: 'Ada called' }, desk)
    // As a week after the upload.
    await db.deleteFrom('uploaded_pictures').where('path', 'in', pictures).execute()
    const remove = (as: object) => demo.call(endpoints.deleteDonatedItem, { offer_id: one.offer_id }, as)
    const editor = await organiser(demo, event, ['donated-items.view', 'donated-items.edit'])
    expect((await remove(editor)).status).toBe(403)
    expect((await remove({ ...(await organiser(demo, 'moonlight', ['*'])), event: 'moonlight' })).status).toBe(404)
    expect((await remove(desk)).status).toBe(200)
    expect((await remove(desk)).error.error).toBe('donated_item_not_found')
    expect(await db.selectFrom('donated_items').selectAll().where('id', '=', one.offer_id).execute()).toEqual([])
    expect(await lotsOf('Not by me')).toMatchObject([{ picture: pictures[0], pictures: [pictures[1]] }])
    const log = await db.selectFrom('audit_log').selectAll().where('subject_id', '=', one.offer_id).execute()
    expect(log.map(({ action }) => action).sort()).toEqual(['accept', 'delete', 'note'])
    for (const { title, before, after } of log) expect([title, before, after]).toEqual(['', null, null])
    const released = await db.selectFrom('uploaded_pictures').select('at').where('path', 'in', pictures).execute()
    expect(released).toHaveLength(2)
  })

  test('makes no lot without the right to add lots, and shows nothing without its own', async () => {
    const some = await organiser(demo, event, ['donated-items.viewlist', 'donated-items.edit'])
    const one = await offer({ title: 'Not allowed' })
    expect((await accept(one, 'yes', some)).status).toBe(403)
    expect(await lotsOf('Not allowed')).toEqual([])
    expect((await accept(one, 'no', some)).status).toBe(200)
    const none = await organiser(demo, event, ['auction.viewlist'])
    expect((await demo.call(endpoints.adminDonatedItems, {}, none)).status).toBe(403)
    expect((await demo.call(endpoints.adminDonatedItem, { offer_id: one.offer_id }, some)).status).toBe(403)
    const elsewhere = await organiser(demo, 'moonlight', ['*'])
    const from = { ...elsewhere, event: 'moonlight' }
    expect((await demo.call(endpoints.adminDonatedItem, { offer_id: one.offer_id }, from)).status).toBe(404)
  })

  test('deletes what was declined more than a year ago, with its pictures and what the log holds of it', async () => {
    const { db, jobs } = demo.context
    const pictures = [await pictureOf(demo)]
    const [old, recent, accepted] = [
      await offer({ title: 'Old sofa', pictures }),
      await offer({ title: 'Old chair' }),
      await offer({ title: 'Old lamp' }),
    ]
    for (const one of [old, recent]) await decline(one)
    await accept(accepted, 'no')
    const decidedBefore = (days: number, ids: string[]) =>
      db
        .updateTable('donated_items')
        .set({ decided_at: new Date(Date.now() - days * 24 * 3_600_000) })
        .where('id', 'in', ids)
        .execute()
    await decidedBefore(367, [old.offer_id, accepted.offer_id])
    await decidedBefore(364, [recent.offer_id])
    const pruning = { kind: 'prune-declined-items', key: 'every' }
    await db
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .where('kind', '=', pruning.kind)
      .execute()
    await jobs.runNow(pruning)
    const left = await db.selectFrom('donated_items').select('title').where('title', 'like', 'Old %').execute()
    expect(left.map(({ title }) => title).sort()).toEqual(['Old chair', 'Old lamp'])
    const released = db.selectFrom('uploaded_pictures').select('at').where('path', 'in', pictures)
    expect(await released.execute()).toHaveLength(1)
    const logged = await db.selectFrom('audit_log').selectAll().where('subject_id', '=', old.offer_id).execute()
    expect(logged).toMatchObject([{ action: 'decline', title: '', before: null, after: null }])
  })
})
