import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../host-demo/server/platform/hashes.ts'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { offered, someAddress, takeOffers } from './donated-items.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('mails about offers of things to sell on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
    await takeOffers(demo)
  }, 60_000)
  afterAll(() => demo.close())

  const offer = (extra: Partial<InputOf<typeof endpoints.offerItem>> = {}, from = {}) =>
    demo.call(endpoints.offerItem, offered(extra), { address: someAddress(), ...from })

  test('tell a stranger nothing that was typed', async () => {
    const email = newEmail()
    const typed = { title: 'Win at evil.example', restrictions: 'https://evil.example', first_name: 'Evil.example' }
    const { token: other } = await somebody(demo)
    expect((await offer({ ...typed, email }, { token: other })).output.mailedYN).toBe(true)
    const [mail] = await mailsTo(demo, email)
    expect([mail?.subject, mail?.body_text, mail?.body_html].join()).not.toMatch(/evil/i)
    expect(mail?.body_text).toMatch(/On \d+ \w+ \d{4} something was offered/)
    expect(mail?.body_text).toContain('If this was not you')
  })

  test('ask an account to keep only what there is to hand over', async () => {
    const bodies = []
    for (const delivery of ['bring', 'nothing'] as const) {
      const { email, token } = await somebody(demo)
      await offer({ email, delivery }, { token })
      bodies.push((await mailsTo(demo, email))[0]?.body_text)
    }
    expect(bodies[0]).toContain('write to you. Please keep it until then.')
    expect(bodies[1]).toMatch(/write to you\.(?! Please keep)/)
  })

  test('thank a giver once, and again only after one that declined the offer', async () => {
    const desk = await organiser(demo, event, ['*'])
    const email = newEmail()
    const { offer_id } = (await offer({ title: 'Thanked once', email })).output
    const read = async () => (await demo.call(endpoints.adminDonatedItem, { offer_id }, desk)).output
    const accept = async (lotYN: 'yes' | 'no' = 'no') =>
      demo.call(endpoints.acceptDonatedItem, { offer_id, revision: (await read()).revision, lotYN }, desk)
    const decline = async (mailYN: 'yes' | 'no') =>
      demo.call(endpoints.declineDonatedItem, { offer_id, revision: (await read()).revision, mailYN }, desk)
    const undo = async () => {
      const { items } = (await demo.call(endpoints.auditLog, { search: 'Thanked once', limit: '25' }, desk)).output
      const entry = items.find(({ kind, can_undoYN }) => kind === 'donated_item' && can_undoYN)
      await demo.call(endpoints.undoAction, { entry_id: entry?.entry_id ?? '0' }, desk)
      return (await read()).state
    }
    const told = async () => ({
      thanked: (await read()).thankedYN,
      mails: (await mailsTo(demo, email)).map(({ kind }) => kind.replace('donated_item_', '')).reverse(),
    })
    await accept()
    expect(await undo()).toBe('new')
    await accept()
    await decline('no')
    expect(await undo()).toBe('accepted')
    expect((await accept('yes')).output.auction_item_id).toBeDefined()
    expect(await told()).toEqual({ thanked: true, mails: ['offered', 'accepted'] })
    await demo.context.db.deleteFrom('lots').where('title', '=', 'Thanked once').execute()
    await decline('yes')
    expect(await told()).toEqual({ thanked: false, mails: ['offered', 'accepted', 'declined'] })
    await accept()
    expect(await told()).toEqual({ thanked: true, mails: ['offered', 'accepted', 'declined', 'accepted'] })
  })

  test('mail one mailbox a few times under all its tags, and one network thirty times a day', async () => {
    const name = randomUUID()
    const mailed = []
    for (let count = 0; count < 10; count++) {
      mailed.push((await offer({ email: `${name}+${count}@guests.example` })).output.mailedYN)
    }
    expect(mailed).toEqual([...Array(8).fill(true), false, false])
    const from = { address: '10.4.4.4' }
    const of = ['mail', 'donated_item', 'from', from.address]
    expect((await offer({}, from)).output.mailedYN).toBe(true)
    await demo.context.db
      .updateTable('rate_limits')
      .set({ hits: 29 })
      .where('bucket', '=', sha256(of.join('\n')))
      .execute()
    expect((await offer({}, from)).output.mailedYN).toBe(true)
    expect((await offer({}, from)).output.mailedYN).toBe(false)
  })

  test('of one hour are mailed to organisers only five times', async () => {
    const { email } = await organiser(demo, event, ['donated-items.viewlist'])
    await demo.context.db
      .deleteFrom('rate_limits')
      .where('bucket', '=', sha256(['told of offers', 'riverside'].join('\n')))
      .execute()
    for (let count = 0; count < 7; count++) await offer()
    const told = (await mailsTo(demo, email)).map(({ body_text }) => body_text.includes('one by one'))
    expect(told).toEqual([true, false, false, false, false])
  })

  test('mail a stranger only a few times, and arrive all the same', async () => {
    const email = newEmail()
    const mailed = []
    for (let count = 0; count < 8; count++)
      mailed.push((await offer({ email }, { address: '10.3.3.3' })).output.mailedYN)
    expect(mailed).toEqual([true, true, true, true, true, true, false, false])
    const arrived = demo.context.db.selectFrom('donated_items').select('id').where('email', '=', email)
    expect(await arrived.execute()).toHaveLength(8)
    expect(await mailsTo(demo, email)).toHaveLength(6)
  })
})
