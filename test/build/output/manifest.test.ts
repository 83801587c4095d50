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
  lazy: { file: string; integrity: string; parts: string[] }[]
}

const { bytes, text, json, scripts } = output(inject('built'))
const entries = Object.entries(json<Record<string, Entry>>('cdn/manifest.json'))

test.each(['cdn', 'single'])('sri.json of %s has the hash of every built script', part => {
  const hashes = scripts(`${part}/`).map(path => [path.slice(part.length + 1), hashOf(path)])
  expect(hashes.length).toBeGreaterThan(2)
  expect(json(`${part}/sri.json`)).toEqual(Object.fromEntries(hashes))
})

test('the manifest has every block and the autoloader', () => {
  expect(entries.map(([name]) => name)).toEqual(['all', ...blocks].sort())
})

describe.each(entries)('the manifest of %s', (name, { file, integrity, bytes: size, lazy }) => {
  test('lists one file, which waits for no other', () => {
    expect(imports(`cdn/${file}`)).toEqual([])
  })

  test('lists the parts that may load later, and none twice', () => {
    const names = [file, ...lazy.map(({ file }) => file)]
    expect(new Set(names).size).toBe(names.length)
    expect(lazy.length > 0).toBe(name !== 'all')
  })

  test('has the hash of each file', () => {
    for (const named of [{ file, integrity }, ...lazy]) expect(named.integrity).toBe(hashOf(`cdn/${named.file}`))
  })

  test('counts the bytes before the first content', () => {
    expect(size.brotli).toBe(brotliCompressSync(bytes(`cdn/${file}`)).length)
  })
})

test.each(entries)('later parts of %s import it by its stable name', (_, { file, lazy }) => {
  const imported = lazy.flatMap(later => imports(`cdn/${later.file}`).map(path => join('c', path)))
  expect(imported.filter(path => !lazy.some(({ file }) => file === path) && path !== file)).toEqual([])
})

/** The static imports in a script's text. */
function imports(path: string): string[] {
  const found = text(path).matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)
  return [...found].map(([, imported = '']) => imported)
}

function hashOf(path: string): string {
  return `sha384-${createHash('sha384').update(bytes(path)).digest('base64')}`
}
