import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { blocks } from '../../../.build/entries.ts'
import { output } from './build.ts'

interface Entry {
  file: string
  integrity: string
  bytes: { brotli: number }
  preload: { file: string; integrity: string }[]
  lazy: { file: string; integrity: string }[]
}

const { bytes, text, json, scripts } = output(inject('built'))
const entries = Object.entries(json<Record<string, Entry>>('cdn/manifest.json'))

test.each(['cdn', 'single'])('sri.json of %s has the hash of every script as it lies there', part => {
  const hashes = scripts(`${part}/`).map(path => [path.slice(part.length + 1), hashOf(path)])
  expect(hashes.length).toBeGreaterThan(2)
  expect(json(`${part}/sri.json`)).toEqual(Object.fromEntries(hashes))
})

test('the manifest has every block and the autoloader', () => {
  expect(entries.map(([name]) => name)).toEqual(['all', ...blocks].sort())
})

describe.each(entries)('the manifest of %s', (_, { file, integrity, bytes: size, preload, lazy }) => {
  test('names all that the entry waits for, and no more', () => {
    expect(preload.map(({ file }) => file).sort()).toEqual([...waitsFor(file)].sort())
  })

  test('names what may be loaded later, and nothing twice', () => {
    const names = [file, ...preload.map(({ file }) => file), ...lazy.map(({ file }) => file)]
    expect(new Set(names).size).toBe(names.length)
    expect(lazy.length).toBeGreaterThan(0)
  })

  test('has the hash of each file', () => {
    for (const named of [{ file, integrity }, ...preload, ...lazy])
      expect(named.integrity).toBe(hashOf(`cdn/${named.file}`))
  })

  test('counts the bytes before the first content', () => {
    const first = [file, ...preload.map(({ file }) => file)]
    expect(size.brotli).toBe(first.reduce((sum, file) => sum + brotliCompressSync(bytes(`cdn/${file}`)).length, 0))
  })
})

/** What a script imports at once, by its own text. */
function waitsFor(file: string, seen = new Set<string>()): Set<string> {
  for (const [, path = ''] of text(`cdn/${file}`).matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)) {
    const imported = join(file, '..', path)
    if (seen.has(imported)) continue
    seen.add(imported)
    waitsFor(imported, seen)
  }
  return seen
}

function hashOf(path: string): string {
  return `sha384-${createHash('sha384').update(bytes(path)).digest('base64')}`
}
