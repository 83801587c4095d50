import { randomUUID } from 'node:crypto'
import { apiPath } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { percentile } from './numbers.ts'
import type { Row } from './table.ts'

const crowd = 30

/** How long a file and an open read take while a crowd signs in: each sign-in hashes a password. */
export async function measureSignIns(demo: string): Promise<Row[]> {
  let waiting = crowd
  const all = Array.from({ length: crowd }, async () => {
    await fetch(`${demo}${apiPath}/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [headers.eventId]: 'moonlight' },
      body: JSON.stringify({ email: `${randomUUID()}@guests.example`, password: 'a guess' }),
    })
    waiting--
  })
  const times: Record<'file' | 'read', number[]> = { file: [], read: [] }
  while (waiting > 0) {
    times.file.push(await timed(`${demo}/microsite.js`))
    times.read.push(await timed(`${demo}${apiPath}/donations/total?event=moonlight-ball`))
  }
  await Promise.all(all)
  const what = (asked: string) => `${crowd} sign-ins at once: ${asked}, p99`
  return [
    { what: what('a static file'), measured: percentile(times.file, 0.99), unit: 'ms', budget: { most: 100 } },
    { what: what('an open read'), measured: percentile(times.read, 0.99), unit: 'ms', budget: { most: 200 } },
  ]
}

async function timed(address: string): Promise<number> {
  const begin = performance.now()
  await (await fetch(address)).arrayBuffer()
  return performance.now() - begin
}
