import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { buy, drawInput, makeDraw, order } from './draws.ts'
import { mailsTo, somebody } from './people.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** The draw's rule again, written as slow and simple as guests read it. */
function winnersByHand({ seed, seal, numbers, log }: OutputOf<typeof endpoints.drawRecord>): number[] {
  const left: number[] = []
  for (const [first, last] of numbers ?? []) for (let number = first; number <= last; number++) left.push(number)
  expect(hash(`${seed}\n${left.join(',')}`)).toBe(seal)
  const drawn: number[] = []
  const picks = log.filter(({ number }) => number !== undefined).length
  for (let place = 1; place <= picks; place++) {
    for (let attempt = 1; ; attempt++) {
      const value = BigInt(`0x${hash(`${seal}\n${seed}\n${place}\n${attempt}`).slice(0, 12)}`)
      if (value >= ((1n << 48n) / BigInt(left.length)) * BigInt(left.length)) continue
      drawn.push(...left.splice(Number(value % BigInt(left.length)), 1))
      break
    }
  }
  return drawn
}

describe.each(databasesFor(import.meta.url))('the desk of prize draws on $name', database => {
  let demo: DemoServer
  let token = ''
  beforeAll(async () => {
    demo = await startDemo(database)
    const { db } = demo.context
    const { user, token: signedIn } = await somebody(demo)
    const { organisation_id } = await db
      .selectFrom('events')
      .select('organisation_id')
      .where('id', '=', event)
      .executeTakeFirstOrThrow()
    const permissions = JSON.stringify(['*'])
    await db
      .insertInto('memberships')
      .values({ organisation_id, user_id: user.user_id, event_id: null, permissions })
      .execute()
    token = signedIn
  }, 60_000)
  afterAll(() => demo.close())

  const add = (extra: object = {}) => demo.call(endpoints.addDraw, drawInput(extra), { token })
  const act = (endpoint: 'openPrizeDraw' | 'closePrizeDraw' | 'runPrizeDraw' | 'mailDrawWinners', draw_id: string) =>
    demo.call(endpoints[endpoint], { draw_id }, { token })

  test('explains what the law forbids', async () => {
    const refused = async (extra: object) => (await add(extra)).error.fields ?? {}
    expect(await refused({ sold_by: 'bundles' })).toEqual({ sold_by: expect.stringContaining('costs the same') })
    expect(await refused({ registration: '' })).toHaveProperty('registration')
    expect(await refused({ capacity: 20_001 })).toEqual({ capacity: expect.stringContaining('20,000 numbers') })
    expect(await refused({ minimum_age: 16, prizes: [{ title: 'Wine', alcoholYN: 'yes' }] })).toHaveProperty(
      'minimum_age',
    )
    expect(await refused({ prizes: [{ title: 'A house', value: 25_000_01, alcoholYN: 'no' }] })).toHaveProperty(
      'prizes',
    )
    expect(await refused({ kind: 'incidental' })).toHaveProperty('opens_at')
    expect(await refused({ minimum_age: 15 })).toHaveProperty('minimum_age')
    expect((await add({ capacity: 20_000 })).status).toBe(200)
  })

  test('opens, closes, draws and draws again for a reason, and anybody can compute the winners', async () => {
    const { draw_id } = (await add()).output
    expect((await demo.call(endpoints.prizeDraw, { draw_id, event })).status).toBe(404)
    const opened = await act('openPrizeDraw', draw_id)
    expect(opened.output).toMatchObject({ state: 'open', happenings: 1 })
    const bought = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        buy(demo, draw_id, {
          quantity: 2,
          email: `winner-${at}@players.example`,
          line: { show_nameYN: at % 2 ? 'yes' : 'no' },
        }),
      ),
    )
    expect(new Set(bought.flatMap(({ numbers }) => numbers.flat())).size).toBe(24)
    const { revision } = (await demo.call(endpoints.adminDraw, { draw_id }, { token })).output
    const stands = await demo.call(endpoints.editDraw, { ...drawInput({ price: 2_00 }), draw_id, revision }, { token })
    expect(stands.error.fields).toHaveProperty('price')
    expect((await act('runPrizeDraw', draw_id)).error.error).toBe('draw_not_possible')
    await act('closePrizeDraw', draw_id)
    expect((await act('closePrizeDraw', draw_id)).status).toBe(200)
    expect((await order(demo, draw_id)).error.error).toBe('draw_not_open')

    const drawn = (await act('runPrizeDraw', draw_id)).output
    expect((await act('runPrizeDraw', draw_id)).output.prizes).toEqual(drawn.prizes)
    const read = async () => (await demo.call(endpoints.drawRecord, { draw_id, event })).output
    const first = await read()
    expect(winnersByHand(first)).toEqual(drawn.prizes.map(({ winner }) => winner?.number))
    expect(hash(first.seed ?? '')).toBe(first.seed_hash)

    const again = { draw_id, prize: 1, happenings: drawn.happenings }
    const redraw = (reason: string) => demo.call(endpoints.redrawPrize, { ...again, reason }, { token })
    expect((await redraw(' ')).status).toBe(400)
    const redrawn = (await redraw('Given back')).output
    expect((await redraw('Given back')).error.error).toBe('draw_changed')
    const last = await read()
    const [one, two, three] = winnersByHand(last)
    expect(redrawn.prizes.map(({ winner }) => winner?.number)).toEqual([three, two])
    expect(last.log.slice(0, first.log.length)).toEqual(first.log)
    expect(last.log.at(-1)).toMatchObject({ kind: 'redrawn', prize: 1, number: three, reason: 'Given back' })
    expect(one).not.toBe(three)
    // The database refuses changes of the record, even by the server.
    const change = demo.context.db.updateTable('draw_log').set({ reason: null }).where('draw_id', '=', draw_id)
    await expect(change.execute()).rejects.toThrow('never changed')

    const shown = (await demo.call(endpoints.prizeDraw, { draw_id, event })).output.prizes
    for (const [at, { winner }] of redrawn.prizes.entries()) {
      expect(shown[at]).toMatchObject({ number: winner?.number, winner: winner?.name_shownYN ? 'Ada L' : undefined })
    }
    const mailed = (await act('mailDrawWinners', draw_id)).output
    expect(mailed.prizes.every(({ winner }) => winner?.mailedYN)).toBe(true)
    await act('mailDrawWinners', draw_id)
    const { email = '' } = mailed.prizes[0]?.winner ?? {}
    const letters = (await mailsTo(demo, email)).filter(({ kind }) => kind === 'draw_won')
    expect(letters.length).toBe(new Set(mailed.prizes.filter(({ winner }) => winner?.email === email)).size)
    const actions = await demo.context.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', draw_id)
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['add', 'open', 'close', 'draw', 'redraw', 'mail'])
  })

  test('tells a winner who had the mail that the prize was drawn again, but no deleted account', async () => {
    const draw_id = await makeDraw(demo, event)
    for (let at = 0; at < 5; at++) await buy(demo, draw_id, { email: `former-${at}@players.example` })
    await act('closePrizeDraw', draw_id)
    await act('runPrizeDraw', draw_id)
    const redraw = async (prize: number, reason: string) => {
      const { happenings, prizes } = (await demo.call(endpoints.adminDraw, { draw_id }, { token })).output
      await demo.call(endpoints.redrawPrize, { draw_id, prize, reason, happenings }, { token })
      return prizes[prize - 1]?.winner?.email ?? ''
    }
    const told = async (email: string) => (await mailsTo(demo, email)).filter(({ kind }) => kind === 'draw_redrawn')
    expect(await told(await redraw(1, 'Not mailed yet'))).toHaveLength(0)
    await act('mailDrawWinners', draw_id)
    const [letter, ...others] = await told(await redraw(1, 'Given back'))
    expect(letter?.subject).toBe('A hamper was drawn again')
    expect(JSON.stringify(letter)).toContain('“Given back”')
    expect(others).toEqual([])
    const { prizes } = (await demo.call(endpoints.adminDraw, { draw_id }, { token })).output
    const gone = 'deleted-1@deleted.invalid'
    const { email = '' } = prizes[1]?.winner ?? {}
    await demo.context.db.updateTable('orders').set({ email: gone }).where('email', '=', email).execute()
    await redraw(2, 'Not claimed')
    expect(await told(gone)).toHaveLength(0)
  })

  test('adding, editing, opening, closing and deleting can be undone until it is drawn', async () => {
    const { draw_id } = (await add()).output
    const form = async () => (await demo.call(endpoints.adminDraw, { draw_id }, { token })).output
    const undo = async () => {
      const { items } = (await demo.call(endpoints.auditLog, {}, { token })).output
      const [newest] = items.filter(({ subject_id }) => subject_id === draw_id)
      const { status, error } = await demo.call(endpoints.undoAction, { entry_id: newest?.entry_id ?? '' }, { token })
      return [newest?.can_undoYN, error?.error ?? status]
    }
    const edit = async (extra: object) =>
      demo.call(endpoints.editDraw, { ...drawInput(extra), draw_id, revision: (await form()).revision }, { token })
    const { prizes } = drawInput()
    await edit({
      title: 'Tombola',
      prizes: [...prizes, { title: 'A kite', alcoholYN: 'no' }],
      opens_at: (await form()).opens_at,
    })
    expect(await undo()).toEqual([true, 200])
    expect(await form()).toMatchObject({ title: 'Raffle', prizes: { length: 2 } })

    await act('openPrizeDraw', draw_id)
    expect(await undo()).toEqual([true, 200])
    expect((await form()).state).toBe('draft')
    expect((await demo.call(endpoints.prizeDraw, { draw_id, event })).status).toBe(404)
    const [, secondHash] = [
      await act('openPrizeDraw', draw_id),
      (await demo.call(endpoints.drawRecord, { draw_id, event })).output.seed_hash,
    ]
    expect(secondHash).toMatch(/^[0-9a-f]{64}$/)
    await buy(demo, draw_id, { quantity: 2 })
    expect(await undo()).toEqual([true, 'draw_in_use'])

    expect((await act('closePrizeDraw', draw_id)).output).toMatchObject({ state: 'closed', reopenableYN: true })
    const sealed = (await demo.call(endpoints.drawRecord, { draw_id, event })).output.seal
    expect((await act('openPrizeDraw', draw_id)).output).toMatchObject({ state: 'open', reopenableYN: false })
    await buy(demo, draw_id)
    await act('closePrizeDraw', draw_id)
    expect(await undo()).toEqual([true, 200])
    expect(await undo()).toEqual([true, 200])
    const record = (await demo.call(endpoints.drawRecord, { draw_id, event })).output
    expect(record.log.map(({ kind }) => kind)).toEqual([
      ...['opened', 'opened', 'closed', 'reopened', 'closed', 'reopened', 'closed'],
    ])
    expect(record.numbers).toEqual([[1, 3]])
    expect(record.seal).not.toBe(sealed)
    await act('runPrizeDraw', draw_id)
    expect(await undo()).toEqual([false, 'cannot_undo'])
    expect((await act('openPrizeDraw', draw_id)).error.error).toBe('draw_not_possible')
    expect(winnersByHand((await demo.call(endpoints.drawRecord, { draw_id, event })).output)).toHaveLength(2)
  })

  test('is not drawn before the day on its tickets, and stays while somebody has numbers', async () => {
    const { draw_id } = (await add({ draws_at: new Date(Date.now() + 72 * 3_600_000).toISOString() })).output
    await act('openPrizeDraw', draw_id)
    await buy(demo, draw_id)
    await act('closePrizeDraw', draw_id)
    expect((await act('runPrizeDraw', draw_id)).error.error).toBe('draw_too_early')
    expect((await demo.call(endpoints.deleteDraw, { draw_id }, { token })).error.error).toBe('draw_in_use')
    const other = (await add()).output.draw_id
    expect((await demo.call(endpoints.deleteDraw, { draw_id: other }, { token })).status).toBe(200)
  })

  test('lists who has which number, and what was refunded before the close takes no part', async () => {
    const draw_id = await makeDraw(demo, event)
    const { order: refunded } = await buy(demo, draw_id, { quantity: 2, email: 'gone@players.example' })
    await buy(demo, draw_id, { email: 'stays@players.example' })
    await demo.context.stripe.refunds.create({ payment_intent: refunded.payment_intent_id })
    const told = ((await demo.standIn?.events.list()) ?? []).filter(({ type }) => type === 'charge.refunded').at(-1)
    if (told) await demo.standIn?.events.deliver(told.id)
    const { items } = (await demo.call(endpoints.adminDrawEntries, { draw_id }, { token })).output
    expect(items.map(({ number, refundedYN, paid }) => [number, refundedYN, paid])).toEqual([
      [1, true, 0],
      [2, true, 0],
      [3, false, 1_00],
    ])
    await act('closePrizeDraw', draw_id)
    expect((await demo.call(endpoints.drawRecord, { draw_id, event })).output.numbers).toEqual([[3, 3]])
    await act('runPrizeDraw', draw_id)
    const { items: drawn } = (await demo.call(endpoints.adminDrawEntries, { draw_id }, { token })).output
    expect(drawn.map(({ prize, prize_title }) => [prize, prize_title])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [1, 'A hamper'],
    ])
  })
})
