import { readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { output, root } from './build.ts'

interface Entry {
  bytes: { brotli: number }
  lazy: { file: string; parts: string[] }[]
}

const { bytes, json } = output(inject('built'))
const manifest = json<Record<string, Entry>>('cdn/manifest.json')
const nothing: Entry = { bytes: { brotli: Number.NaN }, lazy: [] }
const { bytes: first, lazy } = manifest.microsite ?? nothing
const screens = readdirSync(`${root}/src/microsite/screens`, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx'))
  .map(file => file.replace(/^.*\/|\.tsx$/g, ''))
const filesWith = (part: string) => lazy.filter(({ parts }) => parts.includes(part))

test('everything that the home page waits for is one file of 40 kB', () => {
  expect(filesWith('home')).toEqual([])
  expect(first.brotli).toBeLessThanOrEqual(40_000)
})

describe('the code of each further screen, in 15 kB', () => {
  test.each(screens.filter(name => name !== 'home'))('%s', screen => {
    const own = filesWith(screen)
    expect(own).toHaveLength(1)
    for (const { file } of own) expect(brotliCompressSync(bytes(`cdn/${file}`)).length).toBeLessThanOrEqual(15_000)
  })
})

test('what every page loads after its first content is three files in 15 kB each', () => {
  const files = new Set(['send', 'watch', 'html'].flatMap(filesWith))
  expect(files.size).toBe(3)
  for (const { file } of files) expect(brotliCompressSync(bytes(`cdn/${file}`)).length).toBeLessThanOrEqual(15_000)
})

test.each(['html', 'realtime', 'phone-numbers', 'watch'])('%s comes later', part => {
  expect(filesWith(part)).toHaveLength(1)
})

test.each([
  // The first flight of TCP.
  ['total-raised', 14_000],
  ['donation-progress', 14_000],
])('%s is one file in %i bytes', (block, budget) => {
  expect((manifest[block] ?? nothing).bytes.brotli).toBeLessThanOrEqual(budget)
})

test.each(['auction-lots', 'buy-now', 'individual-giving', 'leaderboard', 'pledge-list', 'tickets'])(
  '%s is one file in 24 kB',
  block => {
    expect((manifest[block] ?? nothing).bytes.brotli).toBeLessThanOrEqual(24_000)
  },
)

test('the donation form is one file in 27 kB, and at most six later', () => {
  const { bytes, lazy } = manifest['donation-form'] ?? nothing
  expect(bytes.brotli).toBeLessThanOrEqual(27_000)
  expect(lazy.filter(({ file }) => !file.includes('.de-')).length).toBeLessThanOrEqual(6)
})
