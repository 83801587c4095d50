import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { buy, buyer, makeAgenda, makeType, order } from './seats.ts'

describe('a required agenda', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(embedded)
  }, 60_000)
  afterAll(() => demo.close())

  const choose = (owner: object, guest_ticket_id: string, session_ids: string[]) =>
    demo.call(endpoints.chooseAgendas, { ...owner, guest_ticket_id, session_ids })
  const leftOf = async (id: string) => {
    const { agendas } = (await demo.call(endpoints.agendas, { event })).output
    return agendas.flatMap(({ sessions }) => sessions).find(({ session_id }) => session_id === id)?.left
  }

  test('a required choice of which every place is taken stops nobody, in the checkout or in a claimed seat', async () => {
    const type = await makeType(demo, 'Dancing')
    const line = (agendas: string[][]) => ({ event_ticket_type_id: type, quantity: agendas.length, agendas })
    const early = await buy(demo, line([[]]))
    const [only = ''] = await makeAgenda(demo, 'Workshop', type, [{ title: 'Workshop', capacity: 2 }], true)
    expect((await order(demo, line([[]]))).error.error).toBe('agenda_required')
    await buy(demo, line([[only]]))
    expect((await order(demo, line([[], []]))).error.error).toBe('agenda_required')
    // The other seat takes the last place, in the same line or in another one.
    await buy(demo, line([[], [only]]))
    expect(await leftOf(only)).toBe(0)
    expect((await buy(demo, line([[]]))).guests[0]?.session_ids).toEqual([])
    const { guest_ticket_id: seat = '' } = early.guests[0] ?? {}
    expect((await choose(early.owner, seat, [])).output.session_ids).toEqual([])
    await demo.context.db.updateTable('agenda_sessions').set({ capacity: 3 }).where('id', '=', only).execute()
    const two = { idempotency_key: randomUUID(), guest: buyer }
    const lines = [line([[]]), line([[only]])].map(one => ({ origin: 'ticket', ...one }))
    expect((await demo.call(endpoints.payStripe, { ...two, lines })).status).toBe(200)
  })

  test('whoever has a place of a required choice does not give it up for nothing', async () => {
    const type = await makeType(demo, 'Waltz')
    const [only = ''] = await makeAgenda(demo, 'Lesson', type, [{ title: 'Lesson', capacity: 1 }], true)
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type, quantity: 1, agendas: [[only]] })
    expect((await choose(owner, guests[0]?.guest_ticket_id ?? '', [])).error.error).toBe('agenda_required')
  })
})
