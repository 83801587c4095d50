import { expect, test } from 'vitest'
import { doorDesk } from '../../../src/features/desk/door/door.store.ts'
import { persistence } from '../../../src/store/persistence.ts'
import { json, type SentRequest } from '../../support/fake-server.ts'
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

function atDoor(queue: readonly object[] = []) {
  const { site, server } = testSite()
  server.answer('GET /admin/door', json(counts))
  server.answer('GET /admin/door/guests', json({ items: [], sequence: 0 }))
  server.answer('GET /admin/door/scans', json({ items: [] }))
  server.answer(sent, scans)
  persistence(site).write('tickets', { door: { guests: [], queue, answers: [], cursor: 0, readAt: Date.now() } })
  return { door: doorDesk(site), server }
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

test('a scan that the server refuses to read leaves the queue, and the others are sent', async () => {
  const scanned_at = '2026-11-21T19:30:00.000Z'
  const { door, server } = atDoor([{ scan_id: 'foreign', act: 'in', code: vcard, scanned_at }])
  await door.scan({ code: 'ABCDEFGH23456789' })
  expect(server.requestsTo(sent)).toHaveLength(2)
  expect(door.$queue.get()).toEqual([])
  expect(door.$answers.get()).toMatchObject([{ result: 'in', isConfirmed: true }])
})
