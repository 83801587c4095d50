import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { captain, fundraiser, give, join, raisedByTeam } from './fundraisers.ts'
import { organiser } from './organisers.ts'
import { password, plainErasure, somebody } from './people.ts'

describe.each(databasesFor(import.meta.url))('the rights of fundraisers on $name', database => {
  let demo: DemoServer
  let token = ''
  beforeAll(async () => {
    demo = await startDemo(database)
    token = (await organiser(demo, event, ['*'])).token
  }, 60_000)
  afterAll(() => demo.close())

  const pageOf = async (fundraiser_id: string) =>
    (await demo.call(endpoints.fundraiserPage, { fundraiser_id, event })).output
  const own = async (token: string) => (await demo.call(endpoints.ownFundraiser, {}, { token })).output

  /**
   * Deletes this module's data of an account.
   * @returns what was exported before
   */
  async function forget(userId: string): Promise<string> {
    const { personalData, db } = demo.context
    const person = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    const { organisation_id: organisationId } = await db
      .selectFrom('events')
      .select('organisation_id')
      .where('id', '=', event)
      .executeTakeFirstOrThrow()
    const module = personalData.find(data => 'name' in data && data.name === 'individual-giving')
    const exported = JSON.stringify(await module?.export?.(db, person))
    const erasure = { person, organisationId, ...plainErasure, publicUrl: 'https://give.example' }
    await db.transaction().execute(trx => module?.erase?.(trx, erasure) ?? Promise.resolve([]))
    return exported
  }

  test('nobody but the fundraiser learns a donor’s address, and they only if the donor wants it', async () => {
    const { id, token: mine } = await fundraiser(demo)
    await give(demo, id, 10_00, { anonymous: 'yes' })
    await give(demo, id, 20_00, { anonymous_amount: 'yes' })
    await give(demo, id, 30_00, { share_email: 'yes' })
    const { page } = await own(mine)
    expect(page?.gifts).toMatchObject([
      { name: 'Ada Lovelace', amount: 30_00, email: expect.stringContaining('@donors.example') },
      { name: 'Ada Lovelace', amount: undefined, email: undefined },
      { name: undefined, amount: 10_00, email: undefined },
    ])
    for (const endpoint of [endpoints.fundraiserPage, endpoints.fundraiserSupporters, endpoints.topSupporters]) {
      const { output } = await demo.call<typeof endpoint>(endpoint, { fundraiser_id: id, event })
      expect(JSON.stringify(output)).not.toContain('donors.example')
      expect(JSON.stringify(output)).not.toContain('2000')
    }
    const { output } = await demo.call(endpoints.topSupporters, { fundraiser_id: id, event })
    expect(output).toMatchObject({ items: [{ amount: 30_00 }], anonymous: { amount: 10_00, gift_count: 1 } })
    const pushed = await demo.context.db.selectFrom('outbox').select('data').execute()
    expect(JSON.stringify(pushed)).not.toContain('donors.example')
  })

  test('a page is its owner’s, a team its captain’s', async () => {
    const leader = await captain(demo)
    const member = await fundraiser(demo)
    const stranger = await somebody(demo)
    await join(demo, member, leader.team)
    const codeOf = async (call: Promise<{ status: number; error: { error?: string | undefined } }>) => {
      const { status, error } = await call
      return status === 200 ? 'ok' : error.error
    }
    const team = { name: 'Taken over', story: '', goal: 0 }
    const as = ({ token }: { token: string }) => ({ token })
    expect([
      await codeOf(demo.call(endpoints.ownFundraiser, {})),
      await codeOf(demo.call(endpoints.saveFundraiserTeam, team, as(stranger))),
      await codeOf(demo.call(endpoints.saveFundraiserTeam, team, as(member))),
      await codeOf(demo.call(endpoints.removeTeamMember, { fundraiser_id: leader.id }, as(member))),
      await codeOf(demo.call(endpoints.handOverTeam, { fundraiser_id: member.id }, as(member))),
      await codeOf(demo.call(endpoints.removeTeamMember, { fundraiser_id: leader.id }, as(leader))),
      await codeOf(demo.call(endpoints.joinFundraiserTeam, { team_id: null }, as(leader))),
      await codeOf(demo.call(endpoints.joinFundraiserTeam, { team_id: 'none' }, as(member))),
      await codeOf(
        demo.call(endpoints.addFundraiserUpdate, { text: 'Hi', idempotency_key: 'x'.repeat(8) }, as(stranger)),
      ),
    ]).toEqual([
      'invalid_token',
      'fundraiser_required',
      'not_captain',
      'not_captain',
      'not_captain',
      'captain_must_stay',
      'captain_must_stay',
      'team_not_found',
      'fundraiser_required',
    ])
    await demo.call(endpoints.handOverTeam, { fundraiser_id: member.id }, as(leader))
    expect(await codeOf(demo.call(endpoints.removeTeamMember, { fundraiser_id: leader.id }, as(member)))).toBe('ok')
    expect((await own(leader.token)).team).toBeUndefined()
    const gone = { fundraiser_id: leader.id }
    expect([
      await codeOf(demo.call(endpoints.removeTeamMember, gone, as(member))),
      await codeOf(demo.call(endpoints.handOverTeam, gone, as(member))),
    ]).toEqual(['not_in_team', 'not_in_team'])
    const picture = { name: 'Mine', story: '', goal: 0, picture: 'https://tracker.example/x.png' }
    expect((await demo.call(endpoints.saveFundraiser, picture, as(member))).error.fields).toHaveProperty('picture')
    const boundless = { name: 'Mine', story: '', goal: 100_000_000_01 }
    expect((await demo.call(endpoints.saveFundraiser, boundless, as(member))).error.fields).toEqual({
      goal: 'Goal must be at most £100,000,000',
    })
  })

  test('a hidden page is nowhere, and its gifts stay counted', async () => {
    const leader = await captain(demo)
    await give(demo, leader.id, 10_00)
    const hide = (shownYN: 'yes' | 'no') =>
      demo.call(endpoints.hideFundraiser, { fundraiser_id: leader.id, shownYN }, { token })
    await hide('no')
    expect((await demo.call(endpoints.fundraiserPage, { fundraiser_id: leader.id, event })).status).toBe(404)
    const { output } = await demo.call(endpoints.fundraisers, { event, q: leader.user.first_name, limit: '500' })
    expect(output.items.map(({ fundraiser_id }) => fundraiser_id)).not.toContain(leader.id)
    expect((await raisedByTeam(demo, leader.team)).raised).toBe(10_00)
    await hide('yes')
    expect((await pageOf(leader.id)).raised).toBe(10_00)
  })

  test('deleting an account deletes its page and texts, but not the sums', async () => {
    const leader = await captain(demo)
    const member = await fundraiser(demo, { story: 'My mother was flown to hospital.' })
    await join(demo, member, leader.team)
    await give(demo, leader.id, 10_00)
    expect(await forget(leader.user.user_id)).toContain(leader.id)
    expect((await demo.call(endpoints.fundraiserPage, { fundraiser_id: leader.id, event })).status).toBe(404)
    expect(await raisedByTeam(demo, leader.team)).toEqual({ raised: 10_00, gifts: 1, members: 1 })
    expect((await own(member.token)).team?.captainYN).toBe(true)
  })

  test('deleting an account at another charity deletes its page here, too', async () => {
    const leader = await captain(demo)
    const member = await fundraiser(demo)
    await join(demo, member, leader.team)
    await give(demo, leader.id, 10_00)
    const there = { token: leader.token, event: 'moonlight' }
    expect((await demo.call(endpoints.deleteAccount, { password }, there)).status).toBe(200)
    expect((await demo.call(endpoints.fundraiserPage, { fundraiser_id: leader.id, event })).status).toBe(404)
    expect(await raisedByTeam(demo, leader.team)).toEqual({ raised: 10_00, gifts: 1, members: 1 })
    expect((await own(member.token)).team?.captainYN).toBe(true)
  })

  test('nobody shows the page of a deleted account again', async () => {
    const gone = await fundraiser(demo)
    const rows = demo.context.db.selectFrom('fundraisers').select(['id', 'shown'])
    const { id } = await rows.where('slug', '=', gone.id).executeTakeFirstOrThrow()
    await demo.call(endpoints.deleteAccount, { password }, gone)
    const hide = (shownYN: 'yes' | 'no') =>
      demo.call(endpoints.hideFundraiser, { fundraiser_id: id, shownYN }, { token })
    const { output } = await demo.call(endpoints.adminFundraisers, { search: 'Deleted', limit: '500' }, { token })
    const listed = output.items.find(({ fundraiser_id }) => fundraiser_id === id)
    expect(listed).toMatchObject({ shownYN: false, erasedYN: true })
    expect((await hide('yes')).error.error).toBe('fundraiser_not_found')
    // As it was once possible.
    await demo.context.db.updateTable('fundraisers').set({ shown: true }).where('id', '=', id).execute()
    expect((await hide('no')).status).toBe(200)
    const [entry] = (await demo.call(endpoints.auditLog, { search: 'Deleted' }, { token })).output.items
    expect(entry).toMatchObject({ subject_id: id, action: 'hide' })
    const undone = await demo.call(endpoints.undoAction, { entry_id: entry?.entry_id ?? '' }, { token })
    expect(undone.error.error).toBe('fundraiser_not_found')
    expect(await rows.where('id', '=', id).executeTakeFirst()).toMatchObject({ shown: false })
  })

  test('deleting a donor’s account removes name, address and messages from the gift, which still counts', async () => {
    const { id, token: mine } = await fundraiser(demo)
    const ada = await somebody(demo)
    const guest = { first_name: 'Ada', last_name: 'Lovelace', email: ada.email }
    const line = {
      origin: 'donation',
      amount: 30_00,
      fundraiser_id: id,
      share_email: 'yes',
      message: 'Go on!',
    } as const
    const order = await demo.begin({ extra: { lines: [line], guest } })
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    const words = { fundraiser_id: id, message: 'Hello', name: 'Ada', idempotency_key: crypto.randomUUID() }
    await demo.call(endpoints.leaveMessage, words, ada)
    const { output } = await demo.call(endpoints.adminMessages, { state: 'waiting', limit: '500' }, { token })
    for (const { message_id, fundraiser_id } of output.items) {
      if (fundraiser_id === id) await demo.call(endpoints.decideMessage, { message_id, state: 'shown' }, { token })
    }
    expect(await pageOf(id)).toMatchObject({ supporters: [{ message: 'Go on!' }], messages: [{ message: 'Hello' }] })
    const exported = await forget(ada.user.user_id)
    for (const said of ['Go on!', 'Hello']) expect(exported).toContain(said)
    expect(await pageOf(id)).toMatchObject({
      raised: 30_00,
      supporters: [{ name: undefined, message: undefined, amount: 30_00 }],
      messages: [],
    })
    expect((await own(mine)).page?.gifts).toMatchObject([{ name: undefined, email: undefined, amount: 30_00 }])
  })

  test('the desk hides a team and shows it again, and can undo that; its members keep their pages', async () => {
    const leader = await captain(demo)
    await give(demo, leader.id, 15_00)
    const hide = (shownYN: 'yes' | 'no') => demo.call(endpoints.hideTeam, { team_id: leader.team, shownYN }, { token })
    const team = async () => (await demo.call(endpoints.fundraiserTeam, { team_id: leader.team, event })).status
    const stranger = await somebody(demo)
    expect((await demo.call(endpoints.hideTeam, { team_id: leader.team, shownYN: 'no' }, stranger)).status).toBe(403)
    expect((await hide('no')).status).toBe(200)
    expect(await team()).toBe(404)
    expect(await pageOf(leader.id)).toMatchObject({ raised: 15_00, team_id: undefined, team_name: undefined })
    const rows = async (search: string) => (await demo.call(endpoints.adminTeams, { search }, { token })).output.items
    const { name } = (await rows('')).find(({ team_id }) => team_id === leader.team) ?? { name: '' }
    expect(await rows(name)).toMatchObject([{ raised: 15_00, member_count: 1, shownYN: false }])
    const { output } = await demo.call(endpoints.auditLog, { search: name }, { token })
    expect(output.items.map(({ action }) => action)).toEqual(['hide'])
    const undone = await demo.call(endpoints.undoAction, { entry_id: output.items[0]?.entry_id ?? '' }, { token })
    expect(undone.status).toBe(200)
    expect(await team()).toBe(200)
    expect((await hide('no')).status).toBe(200)
    expect((await hide('yes')).status).toBe(200)
    expect(await raisedByTeam(demo, leader.team)).toEqual({ raised: 15_00, gifts: 1, members: 1 })
  })

  test('an anonymous gift with a hidden amount is not in the count beside the sum', async () => {
    const { id } = await fundraiser(demo)
    await give(demo, id, 10_00, { anonymous: 'yes' })
    await give(demo, id, 500_00, { anonymous: 'yes', anonymous_amount: 'yes' })
    const { output } = await demo.call(endpoints.topSupporters, { fundraiser_id: id, event })
    expect(output.anonymous).toEqual({ amount: 10_00, gift_count: 1 })
  })

  test('somebody named anonymous is in no list of top supporters', async () => {
    const { id } = await fundraiser(demo)
    for (const name of ['Anonymous', 'anon', 'The bakery']) {
      const gift = { fundraiser_id: id, amount: 5_00, name, idempotency_key: crypto.randomUUID() }
      await demo.call(endpoints.recordOfflineGift, gift, { token })
    }
    const { output } = await demo.call(endpoints.topSupporters, { fundraiser_id: id, event })
    expect(output).toMatchObject({ items: [{ name: 'The bakery' }], anonymous: { amount: 10_00, gift_count: 2 } })
  })
})
