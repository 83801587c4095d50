import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const address = { host: 'https://give.example', event: 'gala' }

beforeEach(() => forget())
afterEach(() => {
  forget()
  vi.doUnmock('../../src/store/release.ts')
})

/** Another copy of the bundle on the same page. */
async function anotherCopy() {
  vi.resetModules()
  return import('../../src/store/registry.ts')
}

function forget() {
  Reflect.deleteProperty(globalThis, Symbol.for('fayre.sites'))
}

test('gives the same site for the same host and event', async () => {
  const { siteFor } = await anotherCopy()
  expect(siteFor(address)).toBe(siteFor({ ...address }))
  expect(siteFor(address)).toMatchObject(address)
})

test('gives two events, and two hosts, a site each', async () => {
  const { siteFor } = await anotherCopy()
  const sites = [
    siteFor(address),
    siteFor({ ...address, event: 'fair' }),
    siteFor({ ...address, host: 'https://b.example' }),
  ]
  expect(new Set(sites).size).toBe(3)
  expect(new Set(sites.map(site => site.settings)).size).toBe(3)
})

test('two copies of the bundle share one site, and each slice of it', async () => {
  const one = await anotherCopy()
  const { persistence } = await import('../../src/store/persistence.ts')
  const other = await anotherCopy()
  const { persistence: otherPersistence } = await import('../../src/store/persistence.ts')
  expect(one.siteFor).not.toBe(other.siteFor)
  expect(one.siteFor(address)).toBe(other.siteFor(address))
  expect(persistence(one.siteFor(address))).toBe(otherPersistence(other.siteFor(address)))
})

test('two versions of the bundle share nothing', async () => {
  const one = await anotherCopy()
  vi.doMock('../../src/store/release.ts', () => ({ version: '2.2.0', build: 1 }))
  const newer = await anotherCopy()
  expect(newer.siteFor(address)).not.toBe(one.siteFor(address))
})
