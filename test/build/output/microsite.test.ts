import { readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { output, root } from './build.ts'

interface Entry {
  bytes: { brotli: number }
  lazy: { file: string }[]
}

const { bytes, json } = output(inject('built'))
const manifest = json<Record<string, Entry>>('cdn/manifest.json')
const { bytes: first, lazy } = manifest.microsite ?? { bytes: { brotli: Number.NaN }, lazy: [] }
const screens = readdirSync(`${root}/src/microsite/screens`).map(file => file.replace(/\.tsx$/, ''))
const nameOf = (file: string) => file.replace(/^c\/|-[\w-]{8}\.js$/g, '')
const later = lazy.map(({ file }) => ({ file, name: nameOf(file) }))

test('all that the home page waits for is there at once, in 40 kB', () => {
  expect(later.map(({ name }) => name)).not.toContain('home')
  expect(first.brotli).toBeLessThanOrEqual(40_000)
})

describe('the code of each further screen, in 12 kB', () => {
  test.each(screens.filter(name => name !== 'home'))('%s', screen => {
    const own = later.filter(({ name }) => name === screen)
    expect(own).toHaveLength(1)
    for (const { file } of own) expect(brotliCompressSync(bytes(`cdn/${file}`)).length).toBeLessThanOrEqual(12_000)
  })
})

test('what cleans HTML, speaks realtime or knows the world’s phone numbers comes later', () => {
  expect(later.map(({ name }) => name)).toEqual(expect.arrayContaining(['html', 'realtime', 'phone-numbers', 'watch']))
})
