import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { newSeat } from './new-seat.ts'
import { organiser } from './organisers.ts'
import { mailsTo } from './people.ts'
import { setEventLocale } from './set-event-locale.ts'

describe.each(databasesFor(import.meta.url))('the import of guests on $name', database => {
  let demo: DemoServer
  let token = ''
  beforeAll(async () => {
    demo = await startDemo(database)
    const rights = ['tickets.add', 'tickets.edit', 'tickets.delete', 'desk.viewlist', 'desk.edit']
    token = (await organiser(demo, event, rights)).token
  }, 60_000)
  afterAll(() => demo.close())

  const row = (line: number, guest_name: string, guest_email: string, extra = {}) => ({
    line,
    guest_name,
    guest_email,
    guest_mobile: '',
    title: '',
    order_reference: '',
    ...extra,
  })
  const send = (
    rows: ReturnType<typeof row>[],
    dry_runYN: 'yes' | 'no' = 'no',
    idempotency_key: string = randomUUID(),
  ) => demo.call(endpoints.importGuests, { idempotency_key, dry_runYN, mailYN: 'yes', rows }, { token })
  const guests = async (name: string) =>
    demo.context.db.selectFrom('guest_tickets').selectAll().where('guest_name', '=', name).execute()

  const newest = async () => (await demo.call(endpoints.auditLog, {}, { token })).output.items[0]
  const undo = async () => demo.call(endpoints.undoAction, { entry_id: (await newest())?.entry_id ?? '' }, { token })

  test('reports the problem of each line, and writes nothing while there is one', async () => {
    const known = `${randomUUID()}@example.com`
    await newSeat(demo, { guest_email: known })
    const name = `Guest ${randomUUID()}`
    const rows = [
      row(2, name, 'one@example.com'),
      row(3, '', 'two@example.com'),
      row(4, name, ''),
      row(5, name, 'not an address'),
      row(6, name, 'ONE@example.com'),
      row(7, name, known),
      row(8, name, 'three@example.com', { order_reference: 'NOSUCH' }),
      row(9, name, 'four@example.com', { guest_mobile: '12' }),
    ]
    for (const dry of ['yes', 'no'] as const) {
      const { output } = await send(rows, dry)
      expect(output.written).toBe(0)
      expect(output.lines.map(({ line, problem }) => [line, problem])).toEqual([
        [2, undefined],
        [3, 'name_missing'],
        [4, 'email_missing'],
        [5, 'email_wrong'],
        [6, 'twice_in_file'],
        [7, 'already_guest'],
        [8, 'order_unknown'],
        [9, 'mobile_wrong'],
      ])
    }
    expect(await guests(name)).toEqual([])
  })

  test('writes valid rows once, even if they are sent twice at once', async () => {
    const name = `=SUM ${randomUUID()}`
    const rows = [1, 2, 3].map(line => row(line, name, `${randomUUID()}@example.com`, { title: 'Speaker' }))
    expect((await send(rows, 'yes')).output.written).toBe(0)
    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => send(rows, 'no', key)))
    expect(answers.map(({ output }) => output.written)).toEqual([3, 3])
    const written = await guests(name)
    expect(written.map(({ title, rsvp_status }) => [title, rsvp_status])).toEqual(
      Array.from({ length: 3 }, () => ['Speaker', 'awaiting']),
    )
    expect((await send(rows)).output.lines.map(({ problem }) => problem)).toEqual(
      Array.from({ length: 3 }, () => 'already_guest'),
    )
  })

  test('calls a guest without a title one in the language of the event', async () => {
    const name = `Gast ${randomUUID()}`
    await setEventLocale(demo, 'riverside-10k', 'de-DE')
    expect((await send([row(2, name, `o'brien.${randomUUID()}@example.com`)])).output.written).toBe(1)
    await setEventLocale(demo, 'riverside-10k', 'en-GB')
    expect((await guests(name)).map(({ title }) => title)).toEqual(['Gast'])
  })

  test('assigns the free seats of an order', async () => {
    const order = await demo.begin()
    const unpaid = row(1, 'Early', `${randomUUID()}@example.com`, { order_reference: order.order_reference })
    expect((await send([unpaid])).output.lines[0]?.problem).toBe('order_unpaid')
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    for (const number of [1, 2]) await newSeat(demo, { order_id: order.order_id, number, guest_name: null })
    const extra = { order_reference: order.order_reference.toLowerCase() }
    const name = `Seated ${randomUUID()}`
    const rows = [1, 2, 3].map(line => row(line, name, `${randomUUID()}@example.com`, extra))
    expect((await send(rows)).output.lines.map(({ problem }) => problem)).toEqual([undefined, undefined, 'order_full'])
    expect((await send(rows.slice(0, 2))).output.written).toBe(2)
    expect((await guests(name)).map(({ order_id }) => order_id)).toEqual([order.order_id, order.order_id])
    expect((await undo()).status).toBe(200)
    expect(await guests(name)).toEqual([])
    // Their seats are free again.
    expect((await send(rows.slice(0, 2))).output.written).toBe(2)
    // The mail about a bought seat names the buyer as its host.
    const { first_name, last_name } = await demo.context.db
      .selectFrom('orders')
      .select(['first_name', 'last_name'])
      .where('id', '=', order.order_id)
      .executeTakeFirstOrThrow()
    const [mail] = await mailsTo(demo, rows[0]?.guest_email ?? '')
    expect(mail?.subject).toBe(`${first_name} ${last_name} has a seat for you at Riverside 10K`)
    expect(mail?.body_text).not.toContain('costs you nothing')
  })

  test('is undone as a whole, as long as none of its guests has claimed a seat or was changed', async () => {
    const name = `Undone ${randomUUID()}`
    const rows = () => [1, 2].map(line => row(line, name, `${randomUUID()}@example.com`))
    await send(rows())
    expect((await newest())?.can_undoYN).toBe(true)
    expect((await undo()).status).toBe(200)
    expect(await guests(name)).toEqual([])
    expect(await newest()).toMatchObject({ action: 'undo', can_undoYN: false })
    expect((await undo()).error).toMatchObject({ error: 'cannot_undo' })

    for (const change of [{ claimed_at: new Date() }, { revision: 2 }, { checkin_status: 'in' as const }]) {
      await send(rows())
      const [one] = await guests(name)
      await demo.context.db
        .updateTable('guest_tickets')
        .set(change)
        .where('id', '=', one?.id ?? '')
        .execute()
      expect((await undo()).error).toMatchObject({ error: 'changed_since' })
      expect(await guests(name)).toHaveLength(2)
      await demo.context.db.deleteFrom('guest_tickets').where('guest_name', '=', name).execute()
    }
  })

  test('with the key of another list is refused, and a check does not look at the key', async () => {
    const [key, name] = [randomUUID(), `Reused ${randomUUID()}`]
    const first = row(2, name, `${randomUUID()}@example.com`)
    expect((await send([first], 'no', key)).output.written).toBe(1)
    const others = [3, 4].map(line => row(line, name, `${randomUUID()}@example.com`))
    const refused = await send(others, 'no', key)
    expect([refused.status, refused.error.error]).toEqual([409, 'idempotency_key_reused'])
    expect(await guests(name)).toHaveLength(1)
    const { output } = await send([first, row(3, '', 'nobody@example.com')], 'yes', key)
    expect(output.written).toBe(0)
    expect(output.lines.map(({ problem }) => problem)).toEqual(['already_guest', 'name_missing'])
  })

  test('that wrote nothing leaves its key for the list when it is right', async () => {
    const [key, name] = [randomUUID(), `Right ${randomUUID()}`]
    expect((await send([row(2, name, '')], 'no', key)).output.written).toBe(0)
    expect((await send([row(2, name, `${randomUUID()}@example.com`)], 'no', key)).output.written).toBe(1)
    expect(await guests(name)).toHaveLength(1)
  })

  test('that was undone is not said to be written when it is sent again', async () => {
    const [key, name] = [randomUUID(), `Undone ${randomUUID()}`]
    const rows = [row(2, name, `${randomUUID()}@example.com`)]
    await send(rows, 'no', key)
    expect((await undo()).status).toBe(200)
    const again = await send(rows, 'no', key)
    expect([again.status, again.error.error]).toEqual([409, 'idempotency_key_reused'])
    expect(await guests(name)).toEqual([])
    expect((await send(rows)).output.written).toBe(1)
  })

  test('of another event cannot be undone', async () => {
    const name = `Other ${randomUUID()}`
    await send([row(1, name, `${randomUUID()}@example.com`)])
    const other = (await organiser(demo, 'moonlight', ['*'])).token
    const entry_id = (await newest())?.entry_id ?? ''
    const refused = await demo.call(endpoints.undoAction, { entry_id }, { event: 'moonlight', token: other })
    expect([refused.status, refused.error.error]).toEqual([404, 'entry_not_found'])
    expect(await guests(name)).toHaveLength(1)
  })
})
