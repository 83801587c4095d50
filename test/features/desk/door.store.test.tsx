import { expect, onTestFinished, test, vi } from 'vitest'
import type { DoorGuest } from '../../../src/api/door.ts'
import { doorDesk } from '../../../src/features/desk/door/door.store.ts'
import { tickets } from '../../../src/features/tickets/tickets.store.ts'
import { followKeptUser } from '../../../src/microsite/kept-user.ts'
import { auth } from '../../../src/store/auth.ts'
import { persistence } from '../../../src/store/persistence.ts'
import { type FakeServer, json, offline, type SentRequest } from '../../support/fake-server.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'

const vcard = `BEGIN:VCARD\nFN:Ada Lovelace\nNOTE:${'x'.repeat(300)}\nEND:VCARD`
const sent = 'POST /admin/door/scans'
const counts = { in: 1, expected: 2, sequence: 1 }
interface Body {
  scans: { scan_id: string; code: string }[]
}

/** Answers like the server: a code of more than 200 characters makes the whole call a 400. */
const scans = ({ body }: SentRequest) => {
  const { scans } = body as Body
  const fields = Object.fromEntries(
    scans.flatMap(({ code }, at) => (code.length > 200 ? [[`scans.${at}.code`, 'Too long']] : [])),
  )
  if (Object.keys(fields).length) return Response.json({ error: 'validation_error', fields }, { status: 400 })
  return Response.json({ results: scans.map(({ scan_id }) => ({ scan_id, result: 'in' })), counts })
}

const guest = {
  ...{ guest_ticket_id: 'seat-1', code_hash: 'x', guest_name: 'Noor Aziz', buyer: 'Eleanor', order_reference: 'ABC' },
  ...{ title: 'Dinner seat', bundle_title: null, number: 1, rsvp_status: 'yes', endedYN: 'no', checkin: null },
}

function atDoor(queue: readonly object[] = []) {
  const { site, server } = testSite()
  answerDoor(server)
  const doors = { '': { guests: [], queue, answers: [], cursor: 0, readAt: Date.now() } }
  persistence(site).write('tickets', { doors })
  return { door: doorDesk(site), server }
}

function answerDoor(server: FakeServer): void {
  server.answer('GET /admin/door', json(counts))
  server.answer('GET /admin/door/guests', json({ items: [], sequence: 0 }))
  server.answer('GET /admin/door/scans', json({ items: [] }))
  server.answer(sent, scans)
}

test('a code that is no ticket is answered on the spot, and nothing is queued', async () => {
  const { door, server } = atDoor()
  await door.scan({ code: vcard })
  expect(door.$answers.get()).toMatchObject([{ result: 'not_found', isConfirmed: true }])
  await door.scan({ code: 'https://give.example/t/ABCDEFGH23456789' })
  expect(server.requestsTo(sent).map(({ body }) => (body as Body).scans)).toMatchObject([
    [{ code: 'ABCDEFGH23456789' }],
  ])
  expect(door.$queue.get()).toEqual([])
  expect(door.$problem.get()).toBeUndefined()
})

test.each([
  { name: 'is not on the list', list: [] },
  { name: 'is in already', list: [{ ...guest, checkin: { at: '2026-11-21T19:30:00.000Z', door: 'Tent', by: null } }] },
])('a guest refused without network because they $name is not let in later', async ({ list }) => {
  const { door, server } = atDoor()
  server.answer('GET /admin/door/guests', json({ items: list, sequence: 0 }))
  await door.refreshList()
  server.answer(sent, offline)
  const [known] = [...door.$guests.get().values()]
  await door.scan(known ? { guest: known, act: 'in' } : { code: 'ABCDEFGH23456789' })
  expect(door.$queue.get()).toEqual([])
  expect(door.$answers.get()).toMatchObject([{ result: known ? 'already_in' : 'unknown', isConfirmed: true }])
  server.answer(sent, scans)
  await door.refreshList()
  expect(server.requestsTo(sent)).toHaveLength(1)
})

test('who was let in without network is counted at once, and once', async () => {
  const { door, server } = atDoor()
  server.answer('GET /admin/door/guests', json({ items: [guest], sequence: 0 }))
  await door.refreshList()
  const stop = door.$counts.listen(() => {})
  onTestFinished(stop)
  await vi.waitFor(() => expect(door.$counts.get()).toEqual({ in: 1, expected: 2 }))
  server.answer(sent, offline)
  await door.scan({ guest: [...door.$guests.get().values()][0] as DoorGuest, act: 'in' })
  expect(door.$counts.get()).toEqual({ in: 2, expected: 2 })
  // The answer tells the new count before any push does.
  server.answer(sent, ({ body }) => {
    const results = (body as Body).scans.map(({ scan_id }) => ({ scan_id, result: 'in', ...guest }))
    return Response.json({ results, counts: { in: 2, expected: 2, sequence: 2 } })
  })
  await door.scan({ code: 'ABCDEFGH23456789' })
  await vi.waitFor(() => expect(door.$queue.get()).toEqual([]))
  expect(door.$counts.get()).toEqual({ in: 2, expected: 2 })
})

test('how many are in is known after a reload without network, with who was let in meanwhile', async () => {
  const storage = memoryStorage()
  const visit = () => {
    const { site, server } = testSite({ storage })
    answerDoor(server)
    server.answer('GET /admin/door/guests', json({ items: [guest], sequence: 0 }))
    server.answer(sent, offline)
    const door = doorDesk(site)
    return { door, server }
  }
  const before = visit()
  onTestFinished(before.door.$counts.listen(() => {}))
  await vi.waitFor(() => expect(before.door.$counts.get()).toEqual({ in: 1, expected: 2 }))
  await before.door.refreshList()
  await before.door.scan({ guest: [...before.door.$guests.get().values()][0] as DoorGuest, act: 'in' })

  const { door, server } = visit()
  server.answer('GET /admin/door', offline)
  onTestFinished(door.$counts.listen(() => {}))
  expect(door.$counts.get()).toEqual({ in: 2, expected: 2 })
})

test('a list that was on its way while others were let in does not let them out again', async () => {
  const { door, server } = atDoor()
  const checkin = { at: '2026-11-21T19:30:00.000Z', door: 'Tent', by: null }
  const log = [1, 2].map(sequence => ({ sequence, guest_ticket_id: `seat-${sequence}`, act: 'in', checkin }))
  server.answer('GET /admin/door/scans', ({ url }) => {
    const after = Number(new URL(url, 'https://app.example').searchParams.get('after'))
    return Response.json({ items: log.filter(({ sequence }) => sequence > after) })
  })
  server.answer('GET /admin/door/guests', async () => {
    // Another door's scans are read while the list is on its way.
    await door.scan({ code: 'ABCDEFGH23456789' })
    const items = [guest, { ...guest, guest_ticket_id: 'seat-2', code_hash: 'y' }]
    return Response.json({ items, sequence: 0 })
  })
  await door.refreshList()
  expect([...door.$guests.get().values()].map(one => one.checkin?.door)).toEqual(['Tent', 'Tent'])
})

test('a scan that the server refuses to read leaves the queue, and the others are sent', async () => {
  const scanned_at = '2026-11-21T19:30:00.000Z'
  const { door, server } = atDoor([{ scan_id: 'foreign', act: 'in', code: vcard, scanned_at }])
  await door.scan({ code: 'ABCDEFGH23456789' })
  expect(server.requestsTo(sent)).toHaveLength(2)
  expect(door.$queue.get()).toEqual([])
  expect(door.$answers.get()).toMatchObject([{ result: 'in', isConfirmed: true }])
})

const organiser = (user_id: string) => ({
  user_id,
  first_name: 'Harriet',
  last_name: 'Lowe',
  email: undefined,
  mobile: undefined,
})

test('scans that are not sent when a session ends are sent once their organiser has signed in again', async () => {
  const storage = memoryStorage()
  const visit = () => {
    const { site, server } = testSite({ storage })
    answerDoor(server)
    server.answer('GET /admin/door/guests', json({ items: [guest], sequence: 0 }))
    followKeptUser(site)
    const signIn = (user: string) => auth(site).begin({ access_token: `session of ${user}`, user: organiser(user) })
    return { site, server, signIn }
  }
  const before = visit()
  before.signIn('harriet')
  const door = doorDesk(before.site)
  await door.refreshList()
  before.server.answer(sent, offline)
  await door.scan({ guest: [...door.$guests.get().values()][0] as DoorGuest, act: 'in' })
  // Selling a ticket on the same device leaves the door as it is.
  tickets(before.site).choose('dinner', 1)
  expect(storage.getItem('app')).toContain('Noor Aziz')
  before.site.$token.set(undefined)
  expect(storage.getItem('app')).not.toContain('Noor Aziz')

  // Another organiser uses the device meanwhile.
  const other = visit()
  other.signIn('rosalind')
  await doorDesk(other.site).refreshList()
  expect(doorDesk(other.site).$queue.get()).toEqual([])
  other.site.$token.set(undefined)

  const after = visit()
  const first = { at: '2026-11-21T19:30:00.000Z', door: 'Main door', by: 'Rosalind' }
  after.server.answer(sent, ({ body }) => {
    const results = (body as Body).scans.map(({ scan_id }) => ({ scan_id, result: 'already_in', ...guest, first }))
    return Response.json({ results, counts })
  })
  after.signIn('harriet')
  const again = doorDesk(after.site)
  expect(again.$queue.get()).toMatchObject([{ guest_ticket_id: 'seat-1', act: 'in' }])
  const stop = again.$answers.listen(() => {})
  onTestFinished(stop)
  await vi.waitFor(() => expect(again.$queue.get()).toEqual([]))
  expect(again.$overruled.get()).toMatchObject([{ guest_name: 'Noor Aziz', first: { door: 'Main door' } }])
})
