import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { keepEarlier } from '../../.build/keep-earlier.ts'
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts'

const folders: TemporaryFolder[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

/** An output folder with these scripts, built that many days ago. */
function built(scripts: readonly string[], days = 0): string {
  const folder = temporaryFolder('earlier')
  folders.push(folder)
  release(folder.path, scripts)
  const then = new Date(Date.now() - days * 86_400_000)
  for (const script of scripts) utimesSync(join(folder.path, 'cdn/c', script), then, then)
  return folder.path
}

function release(dist: string, scripts: readonly string[]): void {
  mkdirSync(join(dist, 'cdn/c'), { recursive: true })
  writeFileSync(join(dist, 'cdn/all.js'), scripts.join())
  for (const script of scripts) writeFileSync(join(dist, 'cdn/c', script), scripts.join())
}

const kept = (dist: string) => readdirSync(join(dist, 'earlier/c')).sort()

test('a build keeps the scripts that open pages still ask for, also of the builds before, and nothing else', () => {
  const dist = built(['review-aaaaaaaa.js', 'review-aaaaaaaa.js.br'])
  keepEarlier(dist)
  expect(readdirSync(dist)).toEqual(['earlier'])
  release(dist, ['review-bbbbbbbb.js'])
  keepEarlier(dist)
  expect(kept(dist)).toEqual(['review-aaaaaaaa.js', 'review-aaaaaaaa.js.br', 'review-bbbbbbbb.js'])
  expect(readFileSync(join(dist, 'earlier/c/review-bbbbbbbb.js'), 'utf8')).toBe('review-bbbbbbbb.js')
})

test('a script is kept for a month from when it was replaced, however old it is', () => {
  const dist = built(['review-aaaaaaaa.js'], 200)
  keepEarlier(dist)
  expect(kept(dist)).toEqual(['review-aaaaaaaa.js'])
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  utimesSync(join(dist, 'earlier/c/review-aaaaaaaa.js'), days(29), days(29))
  keepEarlier(dist)
  expect(kept(dist)).toEqual(['review-aaaaaaaa.js'])
  utimesSync(join(dist, 'earlier/c/review-aaaaaaaa.js'), days(31), days(31))
  keepEarlier(dist)
  expect(kept(dist)).toEqual([])
})

test('the first build finds nothing to keep', () => {
  const folder = temporaryFolder('earlier')
  folders.push(folder)
  keepEarlier(join(folder.path, 'dist'))
  expect(existsSync(join(folder.path, 'dist/earlier/c'))).toBe(true)
})
