import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCode } from '../../host-demo/server/modules/tickets/seats/new-code.ts'
import { deskChannel } from '../../src/api/channels.ts'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { newSeat } from './new-seat.ts'
import { organiser } from './organisers.ts'
import { somebody } from './people.ts'

type Scan = InputOf<typeof endpoints.scanTickets>['scans'][number]

describe.each(databasesFor(import.meta.url))('the door on $name', database => {
  let demo: DemoServer
  let token = ''
  const ahead = 0
  beforeAll(async () => {
    demo = await startDemo(database, { now: () => new Date(Date.now() + ahead) })
    token = (await organiser(demo, event, ['door.viewlist', 'door.edit'])).token
  }, 60_000)
  afterAll(() => demo.close())

  const inMinutes = (minutes: number) => new Date(Date.now() + ahead + minutes * 60_000).toISOString()
  const scanOf = (scan: Partial<Scan>): Scan => ({
    scan_id: randomUUID(),
    act: 'in',
    scanned_at: inMinutes(0),
    ...scan,
  })
  const send = (scans: Scan[], door = 'Main door', sent_at = inMinutes(0)) =>
    demo.call(endpoints.scanTickets, { door, sent_at, scans }, { token })
  const one = async (scan: Partial<Scan>, door?: string) => (await send([scanOf(scan)], door)).output.results[0]

  test('lets a ticket in once, says who did and when, and lets out', async () => {
    const seat = await newSeat(demo)
    const before = (await demo.call(endpoints.door, {}, { token })).output
    const at = inMinutes(0)
    expect(await one({ code: seat.code, scanned_at: at })).toMatchObject({ result: 'in', guest_name: 'Ada Lovelace' })
    const after = (await demo.call(endpoints.door, {}, { token })).output
    expect([after.in, after.expected]).toEqual([before.in + 1, before.expected])
    expect(after.sequence).toBeGreaterThan(before.sequence)
    const again = await one({ code: `https://give.example/t/${seat.code.toLowerCase()} ` }, 'Garden gate')
    expect(again).toMatchObject({ result: 'already_in', first: { door: 'Main door', by: 'Grace Hopper' } })
    expect(Math.abs(Date.parse(again?.first?.at ?? '') - Date.parse(at))).toBeLessThan(5000)
    expect(await one({ guest_ticket_id: seat.id, act: 'out' })).toMatchObject({ result: 'out' })
    expect(await one({ guest_ticket_id: seat.id })).toMatchObject({ result: 'in' })
  })

  test('counts read while guests arrive are those of their sequence number', async () => {
    const seats = await Promise.all(Array.from({ length: 40 }, () => newSeat(demo)))
    const read = async () => (await demo.call(endpoints.door, {}, { token })).output
    const before = await read()
    const arriving = seats.map(({ code }) => send([scanOf({ code })]))
    const reads = await Promise.all(seats.map(read))
    await Promise.all(arriving)
    const scans = await demo.context.db
      .selectFrom('door_scans')
      .select('sequence')
      .where('event_id', '=', event)
      .execute()
    const upTo = (sequence: number) => scans.filter(scan => Number(scan.sequence) <= sequence).length
    const known = upTo(before.sequence)
    expect(reads.map(one => one.in - before.in)).toEqual(reads.map(one => upTo(one.sequence) - known))
  })

  test('explains why a ticket is not valid', async () => {
    const ended = await newSeat(demo, { ended_at: new Date() })
    expect(await one({ code: ended.code })).toMatchObject({ result: 'ended', guest_name: 'Ada Lovelace' })
    const given = await newSeat(demo)
    const code = newCode()
    await demo.context.db
      .updateTable('guest_tickets')
      .set({ code, guest_name: 'Grace Hopper' })
      .where('id', '=', given.id)
      .execute()
    const recalled = await one({ code: given.code })
    expect([recalled?.result, recalled?.guest_name]).toEqual(['recalled', undefined])
    expect(await one({ code })).toMatchObject({ result: 'in', guest_name: 'Grace Hopper' })
    const elsewhere = await newSeat(demo, { event_id: 'moonlight' })
    const wrong = await one({ code: elsewhere.code })
    // The event of another charity is not named.
    expect([wrong?.result, wrong?.event, wrong?.guest_name]).toEqual(['wrong_event', undefined, undefined])
    for (const code of ['NO-SUCH-TICKET', newCode(), 'https://phish.example/']) {
      expect(await one({ code })).toMatchObject({ result: 'not_found' })
    }
  })

  test('records each scan once, however often a device sends it, with both clocks', async () => {
    const [first, second] = [await newSeat(demo), await newSeat(demo)]
    // The device's clock is an hour fast, and it was offline for nine minutes.
    const queue = [
      scanOf({ code: first.code, scanned_at: inMinutes(60 - 9) }),
      scanOf({ code: second.code, scanned_at: inMinutes(60 - 8) }),
      scanOf({ code: first.code, scanned_at: inMinutes(60 - 7) }),
    ]
    const answers = [await send(queue, 'Tent', inMinutes(60)), await send(queue, 'Tent', inMinutes(60))]
    const results = answers.map(({ output }) => output.results.map(({ result }) => result))
    expect(results).toEqual([
      ['in', 'in', 'already_in'],
      ['in', 'in', 'already_in'],
    ])
    expect(answers[1]?.output.results).toEqual(answers[0]?.output.results)
    const rows = await demo.context.db
      .selectFrom('door_scans')
      .selectAll()
      .where('guest_ticket_id', '=', first.id)
      .orderBy('sequence')
      .execute()
    expect(rows).toHaveLength(2)
    const minutesAgo = (at: Date | undefined) => Math.round((Date.now() + ahead - (at?.getTime() ?? 0)) / 60_000)
    expect([minutesAgo(rows[0]?.scanned_at), minutesAgo(rows[0]?.happened_at)]).toEqual([-51, 9])
    expect(minutesAgo(rows[0]?.received_at)).toBe(0)
  })

  test('keeps in who came in again before a late scan let them out', async () => {
    const seat = await newSeat(demo)
    const at = (minutes: number, act: 'in' | 'out' = 'in') =>
      scanOf({ guest_ticket_id: seat.id, act, scanned_at: inMinutes(minutes) })
    const resultOf = async (scan: Scan, door?: string) => (await send([scan], door)).output.results[0]
    const { sequence } = (await demo.call(endpoints.doorGuests, {}, { token })).output
    await send([at(-30)])
    expect(await resultOf(at(-10), 'Garden gate')).toMatchObject({ result: 'already_in' })
    // The main door had no network when they went out.
    expect(await resultOf(at(-20, 'out'))).toMatchObject({ result: 'already_in', first: { door: 'Garden gate' } })
    const scans = await demo.call(endpoints.doorScans, { after: String(sequence) }, { token })
    expect(scans.output.items.map(({ act }) => act)).toEqual(['in'])
    expect(await resultOf(at(-5, 'out'))).toMatchObject({ result: 'out' })
    expect(await resultOf(at(-15, 'out'))).toMatchObject({ result: 'out' })
    expect(await resultOf(at(-4))).toMatchObject({ result: 'in' })
  })

  test('sends a door the scans of others, and the guests without their codes', async () => {
    const seat = await newSeat(demo, { guest_name: 'Mary Seacole', bundle_title: 'Table 4' })
    const guests = async () => (await demo.call(endpoints.doorGuests, {}, { token })).output
    const { sequence } = await guests()
    await one({ code: seat.code }, 'Garden gate')
    const { items } = (await demo.call(endpoints.doorScans, { after: String(sequence) }, { token })).output
    expect(items).toMatchObject([{ guest_ticket_id: seat.id, act: 'in', checkin: { door: 'Garden gate' } }])
    const listed = (await guests()).items.find(({ guest_ticket_id }) => guest_ticket_id === seat.id)
    expect(listed).toMatchObject({
      guest_name: 'Mary Seacole',
      bundle_title: 'Table 4',
      checkin: { by: 'Grace Hopper' },
    })
    expect(JSON.stringify(await guests())).not.toContain(seat.code)
  })

  test('writes who was let in into the log of the desk, and opens its channel to organisers alone', async () => {
    const seat = await newSeat(demo, { guest_name: 'Rosalind Franklin' })
    await one({ code: seat.code })
    const all = (await organiser(demo, event, ['desk.viewlist', 'door.viewlist'])).token
    const [entry] = (await demo.call(endpoints.auditLog, {}, { token: all })).output.items
    expect(entry).toMatchObject({ action: 'checked_in', title: 'Rosalind Franklin', after: { door: 'Main door' } })
    const open = async (token: string) => {
      const body = new URLSearchParams({ socket_id: '1.1', channel_name: deskChannel(event) })
      const url = `${demo.url}/api/v1/realtime/auth`
      return (await fetch(url, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } })).status
    }
    expect([await open(token), await open((await somebody(demo)).token)]).toEqual([200, 403])
    expect(await open((await organiser(demo, 'moonlight', ['*'])).token)).toBe(403)
  })
})
