import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DoorGuest, DoorScan } from '../../../src/api/door.ts'
import {
  type Answer,
  afterAnswer,
  afterScan,
  afterScans,
  answerFrom,
  codeIn,
  confirmed,
  foundIn,
  isUnsettled,
  lastAnswers,
  moreIn,
  type Queued,
} from '../../../src/features/desk/door/door-rules.ts'

const guest = (id: string, extra: Partial<DoorGuest> = {}): DoorGuest => ({
  guest_ticket_id: id,
  code_hash: id,
  guest_name: `Guest ${id}`,
  title: 'Dinner',
  bundle_title: undefined,
  number: 1,
  order_reference: undefined,
  buyer: undefined,
  rsvp_status: 'yes',
  endedYN: false,
  checkin: undefined,
  ...extra,
})
const listOf = (...guests: DoorGuest[]) => new Map(guests.map(one => [one.guest_ticket_id, one]))
const scan = (id: string, act: 'in' | 'out' = 'in', scan_id = 's'): Queued => ({
  scan_id,
  act,
  guest_ticket_id: id,
  scanned_at: '2026-11-21T19:30:00.000Z',
})

test.each([
  ['ABCDEFGH23456789', 'ABCDEFGH23456789'],
  [' abcdefgh23456789 ', 'ABCDEFGH23456789'],
  ['https://give.example/t/ABCDEFGH23456789', 'ABCDEFGH23456789'],
  ['abcd efgh 2345 6789', 'ABCDEFGH23456789'],
  ['AABCDEFGH23456789', undefined],
  ['Ada Lovelace', undefined],
  ['', undefined],
])('reads a code out of %o', (scanned, code) => {
  expect(codeIn(scanned)).toBe(code)
})

test('says what the list says, and that it is not confirmed', () => {
  const list = listOf(guest('1'), guest('2', { endedYN: true }))
  const results = ['1', '2', '3'].map(id => answerFrom(list.get(id), scan(id)).result)
  expect(results).toEqual(['in', 'ended', 'unknown'])
  const first = answerFrom(list.get('1'), scan('1'))
  const after = afterScan(list, first, 'Tent')
  expect(answerFrom(after.get('1'), scan('1'))).toMatchObject({ result: 'already_in', first: { door: 'Tent' } })
  expect(first.isConfirmed).toBe(false)
  expect(list.get('1')?.checkin).toBeUndefined()
})

test('counts the unsent scans of this device, and no others', () => {
  const [one, other] = [answerFrom(guest('1'), scan('1')), answerFrom(guest('2'), scan('2', 'out'))]
  const refused = answerFrom(guest('3', { endedYN: true }), scan('3'))
  expect(moreIn([one, one, refused, answerFrom(undefined, scan('4'))])).toBe(2)
  expect(moreIn([one, other])).toBe(0)
  expect(moreIn([{ ...one, isConfirmed: true }])).toBe(0)
})

test('tells a door that another one was first, who it was and when', () => {
  const local = answerFrom(guest('1'), scan('1'))
  const first = { at: '2026-11-21T19:20:00.000Z', door: 'Main door', by: 'Harriet' }
  const told = { scan_id: 's', guest_ticket_id: '1', guest_name: 'Guest 1', title: 'Dinner' }
  const result = { ...told, bundle_title: undefined, event: undefined }
  expect(confirmed(local, { ...result, result: 'already_in', first })).toMatchObject({
    isOverruled: true,
    isConfirmed: true,
    first,
  })
  expect(confirmed(local, { ...result, result: 'in', first: undefined }).isOverruled).toBeUndefined()
})

test.each(['ended', 'recalled', 'not_found'] as const)('takes back whom it let in if the server says %s', result => {
  const list = listOf(guest('1'))
  const local = answerFrom(list.get('1'), scan('1'))
  const answer = { scan_id: 's', result, guest_ticket_id: undefined, guest_name: undefined }
  const final = confirmed(local, answer)
  expect(final).toMatchObject({ result, isOverruled: true, guest_name: 'Guest 1' })
  expect(isUnsettled(final)).toBe(true)
  expect(afterAnswer(afterScan(list, local, 'Tent'), local, answer).get('1')?.checkin).toBeUndefined()
})

test('remembers the newest answers, and each that is not sent yet or was let in twice', () => {
  const local = Array.from({ length: 30 }, (_, at) => answerFrom(guest(String(at)), scan(String(at), 'in', `s${at}`)))
  const settled = local.map(answer => ({ ...answer, isConfirmed: true }))
  expect(lastAnswers(local, 20)).toHaveLength(30)
  expect(lastAnswers(settled, 20)).toHaveLength(20)
  const twice = settled.with(29, { ...settled[29], isOverruled: true } as (typeof settled)[number])
  expect(lastAnswers(twice, 20).at(-1)?.scan_id).toBe('s29')
  expect(twice.filter(isUnsettled)).toHaveLength(1)
})

test('finds guests by any part of what is known of them, without accents', () => {
  const list = listOf(
    guest('1', { guest_name: 'Zoë Washburne', bundle_title: 'Table 4' }),
    guest('2', { guest_name: 'Anna Zoega' }),
    guest('3', { guest_name: undefined, buyer: 'Zoe Smith', order_reference: 'ABCD2345' }),
  )
  const ids = (typed: string) => foundIn(list, typed, 10).map(({ guest_ticket_id: id }) => id)
  expect([ids('zoe'), ids('table wash'), ids('abcd'), ids('nobody'), ids(' ')]).toEqual([
    ['1', '3', '2'],
    ['1'],
    ['3'],
    [],
    [],
  ])
})

/** Two doors, each with or without a network, against one notebook that is always complete. */
test('ends with the same guests in, however the doors were offline', () => {
  const step = fc.record({
    device: fc.nat(1),
    id: fc.constantFrom('1', '2', '3'),
    act: fc.constantFrom('in' as const, 'out' as const),
    sync: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), steps => {
      const devices = [0, 1].map(() => ({
        list: listOf(guest('1'), guest('2'), guest('3')),
        queue: [] as Queued[],
        cursor: 0,
      }))
      const log: DoorScan[] = []
      const inside = new Set<string>()
      const answers = new Map<string, Answer>()
      const lastIn = new Map<string, string>()
      const sync = (device: number) => {
        const one = devices[device]
        if (!one) return
        for (const queued of one.queue.splice(0)) {
          // The server's half: the notebook.
          const { scan_id, act, guest_ticket_id = '', scanned_at: at } = queued
          const checkin = { at, door: `Door ${device}`, by: undefined }
          const isLate = act === 'out' && (lastIn.get(guest_ticket_id) ?? '') > at
          const isIn = inside.has(guest_ticket_id)
          if (act === 'in' && at > (lastIn.get(guest_ticket_id) ?? '')) lastIn.set(guest_ticket_id, at)
          if (isIn && (act === 'in' || isLate)) {
            const answer = answers.get(scan_id)
            const settled = { scan_id, result: 'already_in', first: checkin } as const
            if (answer) one.list = new Map(afterAnswer(one.list, answer, settled))
            continue
          }
          if (act === 'in') inside.add(guest_ticket_id)
          else inside.delete(guest_ticket_id)
          log.push({ sequence: log.length + 1, guest_ticket_id, act, checkin })
        }
        one.list = new Map(afterScans(one.list, log.slice(one.cursor)))
        one.cursor = log.length
      }
      for (const [time, { device, id, act, sync: isOnline }] of steps.entries()) {
        const one = devices[device]
        if (!one) continue
        const scanned_at = `2026-11-21T19:${String(time + 10)}:00.000Z`
        const queued = { ...scan(id, act, `s${time}`), scanned_at }
        const answer = answerFrom(one.list.get(id), queued)
        // Without network, nobody is let in whom the list refuses.
        if (answer.result === 'already_in' && !isOnline) continue
        answers.set(queued.scan_id, answer)
        one.list = new Map(afterScan(one.list, answer, `Door ${device}`))
        one.queue.push(queued)
        if (isOnline) sync(device)
      }
      for (const device of [0, 1, 0]) sync(device)
      for (const { list } of devices) {
        const shown = [...list.values()].filter(({ checkin }) => checkin).map(one => one.guest_ticket_id)
        expect(shown.sort()).toEqual([...inside].sort())
      }
    }),
  )
})
