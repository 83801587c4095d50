import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptsOf } from '../../../../../host-demo/server/modules/pages/html/bundle.ts'
import { temporaryFolder } from '../../../../temporary-folder.ts'

const { path: folder, remove } = temporaryFolder('bundle')
afterAll(() => remove())

const named = (...names: string[]) => names.map(name => ({ file: `c/${name}.js` }))
const write = (manifest: object) => writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))

beforeAll(() => {
  mkdirSync(join(folder, 'c'))
  const files = {
    'home-12345678': 'import{a as b}from"../microsite.js";import"./hero-1234-678.js";import("./late-12345678.js")',
    'hero-1234-678': 'import{c}from"./tile-12345678.js";import{h}from"./home-12345678.js"',
    'tile-12345678': '',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `c/${name}.js`), text)
})

test('is empty before the first build', () => {
  expect(scriptsOf(join(folder, 'nowhere'))('microsite', 'home')).toEqual([])
})

test('names the scripts that the entry waits for, and with a screen its static imports', () => {
  const [home, ...others] = named('home-12345678', 'hero-1234-678', 'tile-12345678', 'late-12345678')
  const lazy = [{ ...home, parts: ['home', 'content'] }, ...others.map(other => ({ ...other, parts: [] }))]
  write({ microsite: { file: 'microsite.js', lazy } })
  const scripts = scriptsOf(folder)
  const first = ['/microsite.js']
  expect(scripts('microsite')).toEqual(first)
  expect(scripts('microsite', 'nowhere')).toEqual(first)
  expect(scripts('microsite', 'home')).toEqual([
    ...first,
    '/c/home-12345678.js',
    '/c/hero-1234-678.js',
    '/c/tile-12345678.js',
  ])
})

test('notices a new build', () => {
  const scripts = scriptsOf(folder)
  expect(scripts('microsite', 'content')).toHaveLength(4)
  write({ microsite: { file: 'microsite.js', lazy: [] } })
  utimesSync(join(folder, 'manifest.json'), new Date(), new Date(Date.now() + 5000))
  expect(scripts('microsite')).toEqual(['/microsite.js'])
})
