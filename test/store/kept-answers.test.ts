import { expect, test } from 'vitest'
import { compartment } from '../../src/features/checkout/compartment.ts'
import { depart } from '../../src/store/departures.ts'
import { testSite } from '../support/test-site.ts'

test('what somebody has chosen goes with them, and what is still being sent or paid stays', () => {
  const { site } = testSite()
  const stored = compartment(site, 'pledge')
  for (const name of ['selection', 'entry', 'said', 'chosen', 'sessions', 'guests', 'typed'])
    stored.write(name, 'Ada’s')
  stored.write('key', 'key-1')
  stored.write('attempt', { idempotencyKey: 'a', content: '{}', at: 1 })
  depart(site)
  for (const name of ['selection', 'entry', 'said', 'chosen', 'sessions', 'guests', 'typed']) {
    expect(stored.read(name), name).toBeUndefined()
  }
  expect([stored.read('key'), stored.read('attempt')]).toEqual(['key-1', { idempotencyKey: 'a', content: '{}' }])
})
