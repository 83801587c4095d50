import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pruneAddedRecords } from '../../host-demo/server/identity/audit/add-once.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { drawInput } from './draws.ts'
import { organiser } from './organisers.ts'
import { newEmail } from './people.ts'
import { itemInput } from './pledges.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

describe.each(databasesFor(import.meta.url))('what organisers add, sent again on $name', database => {
  let demo: DemoServer
  let desk: { token: string }
  beforeAll(async () => {
    demo = await startDemo(database)
    desk = await organiser(demo, event, ['*'])
  }, 60_000)
  afterAll(() => demo.close())

  const offered = { description: '', price: 5_00, place: 1, hiddenYN: 'no', publishedYN: 'no' } as const
  const type = (title: string) => ({ ...offered, title, capacity: 5, waiting_listYN: 'no' }) as const
  const firstType = async () =>
    (await demo.call(endpoints.adminTickets, {}, desk)).output.types[0]?.event_ticket_type_id ?? ''
  const seen = async () => (await demo.call(endpoints.adminAgendas, {}, desk)).output

  /** Sends a new record of that title, with all that it needs. */
  const kinds = {
    async lot() {
      const fixed = {
        kind: 'competitive_bid',
        summary: '',
        description: '',
        pictures: [],
        without_bidsYN: 'no',
      } as const
      const money = { opening_price: 50_00, stock: 1, winners: 1, maximum_bidsYN: 'yes', extension_minutes: 2 } as const
      const times = { opens_at: inHours(-1), closes_at: inHours(1) }
      return (title: string, idempotency_key: string) =>
        demo.call(endpoints.addLot, { ...fixed, ...money, ...times, pictures: [], title, idempotency_key }, desk)
    },
    async draw() {
      const input = drawInput()
      return (title: string, idempotency_key: string) =>
        demo.call(endpoints.addDraw, { ...input, title, idempotency_key }, desk)
    },
    async pledge_item() {
      return (title: string, idempotency_key: string) =>
        demo.call(endpoints.addPledgeItem, { ...itemInput({ title }), idempotency_key }, desk)
    },
    async voucher() {
      const terms = { price_mode: 'free', value: 0, unlocksYN: 'no', note: '' } as const
      return (voucher_code: string, idempotency_key: string) =>
        demo.call(endpoints.addVoucher, { ...terms, origins: ['ticket'], voucher_code, idempotency_key }, desk)
    },
    async guest() {
      const guest = { title: 'Speaker', guest_email: newEmail() }
      return (guest_name: string, idempotency_key: string) =>
        demo.call(endpoints.addGuest, { ...guest, guest_name, idempotency_key }, desk)
    },
    async ticket_type() {
      return (title: string, idempotency_key: string) =>
        demo.call(endpoints.saveTicketType, { ...type(title), idempotency_key }, desk)
    },
    async ticket_bundle() {
      const parts = [{ event_ticket_type_id: await firstType(), quantity: 2 }]
      return (title: string, idempotency_key: string) =>
        demo.call(endpoints.saveTicketBundle, { ...offered, parts, title, idempotency_key }, desk)
    },
    async ticket_add_on() {
      const choices = [{ title: 'Red', price: 0, capacity: null }]
      const asked = { kind: 'other', place: 1, requiredYN: 'no', free_textYN: 'no' } as const
      return (title: string, idempotency_key: string) =>
        demo.call(
          endpoints.saveTicketAddOn,
          { ...asked, event_ticket_type_ids: [], choices, title, idempotency_key },
          desk,
        )
    },
    async agendas() {
      const { revision } = await seen()
      const session = {
        title: 'Talk',
        description: '',
        starts_at: inHours(1),
        ends_at: inHours(2),
        closedYN: 'no',
      } as const
      return (title: string, idempotency_key: string) => {
        const agendas = [{ title, requiredYN: 'no' as const, sessions: [session] }]
        return demo.call(endpoints.saveAgendas, { revision, agendas, idempotency_key }, desk)
      }
    },
  }

  const logged = async (kind: string) =>
    demo.context.db.selectFrom('audit_log').select('title').where('kind', '=', kind).execute()

  test.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s: is added once for a key', async kind => {
    const add = await kinds[kind]()
    const [title, key] = [`Once ${randomUUID()}`, randomUUID()]
    const before = await logged(kind)
    const twoAtOnce = await Promise.all([add(title, key), add(title, key)])
    const answers = [...twoAtOnce, await add(title, key)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[1]?.output).toEqual(answers[0]?.output)
    expect(answers[2]?.output).toEqual(answers[0]?.output)
    expect((await logged(kind)).length - before.length).toBe(1)
    const { status, error } = await add(`Other ${randomUUID()}`, key)
    expect([status, error.error]).toEqual([409, 'idempotency_key_reused'])
    const { record_id = '' } = error
    const said = JSON.stringify([answers[0]?.output, await seen()])
    expect(said).toContain(record_id)
    expect((await logged(kind)).length - before.length).toBe(1)
  })

  test('a refused one can be put right with the same key', async () => {
    const add = await kinds.voucher()
    const key = randomUUID()
    expect((await add('A', key)).status).toBe(400)
    expect((await add(`A-${randomUUID()}`, key)).status).toBe(200)
  })

  test('a key of another event, or of another kind, finds nothing of this one', async () => {
    const [add, key] = [await kinds.lot(), randomUUID()]
    const { auction_item_id } = (await add('Here', key)).output
    const there = await organiser(demo, 'moonlight', ['*'])
    const item = { ...itemInput(), idempotency_key: key }
    expect((await demo.call(endpoints.addPledgeItem, item, { token: there.token, event: 'moonlight' })).status).toBe(
      200,
    )
    const { error } = await demo.call(endpoints.addPledgeItem, item, desk)
    expect([error.error, error.record_id]).toEqual(['idempotency_key_reused', auction_item_id])
  })

  test('a batch of codes with the key of another one is refused', async () => {
    const terms = { price_mode: 'free', value: 0, unlocksYN: 'no', note: '', prefix: 'P' } as const
    const make = (quantity: number, idempotency_key: string) =>
      demo.call(endpoints.addVoucherBatch, { ...terms, origins: ['ticket'], quantity, idempotency_key }, desk)
    const key = randomUUID()
    expect((await make(2, key)).output.voucher_codes).toHaveLength(2)
    expect((await make(3, key)).error.error).toBe('idempotency_key_reused')
  })

  test('keys are forgotten after a week', async () => {
    const { db } = demo.context
    const count = async () => (await db.selectFrom('added_records').select('record_id').execute()).length
    await (await kinds.lot())('Kept', randomUUID())
    const before = await count()
    await pruneAddedRecords(db, new Date(Date.now() + 6 * 24 * hour))
    expect(await count()).toBe(before)
    await pruneAddedRecords(db, new Date(Date.now() + 8 * 24 * hour))
    expect(await count()).toBe(0)
  })
})
