import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { blocks } from '../../../.build/entries.ts'
import { fullRun } from '../../full-run.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { buildIn, filesIn, output, root } from './build.ts'

const built = inject('built')
const { files, bytes, text, scripts } = output(built)

/** The blocks of the second build: `npm run full` builds all. */
const again = fullRun ? blocks : ['total-raised']

test('a second build elsewhere makes the same bytes', () => {
  const folder = temporaryFolder('build-again')
  const elsewhere = join(folder.path, 'a deeper/folder')
  buildIn(elsewhere, () => {
    const left = blocks.filter(block => !again.includes(block))
    for (const block of left) rmSync(join(elsewhere, `widgets/${block}.ts`))
    const all = join(elsewhere, 'widgets/all.ts')
    const lines = readFileSync(all, 'utf8').split('\n')
    writeFileSync(all, lines.filter(line => !left.some(block => line.includes(`/${block}.ts'`))).join('\n'))
  })
  const second = filesIn(join(elsewhere, 'dist'))
  folder.remove()
  if (fullRun) expect([...second.keys()]).toEqual([...files.keys()])
  // Lists of all blocks, such as `all.js`, and code that the package's blocks share, depend on which blocks are
  // built.
  const isOfBlock = (path: string) =>
    path.startsWith('cdn/c/') || (/^(cdn|single)\//.test(path) && again.some(name => path.includes(`/${name}.js`)))
  const compared = [...second.keys()].filter(path => fullRun || isOfBlock(path))
  for (const name of again) expect(compared).toEqual(expect.arrayContaining([`cdn/${name}.js`, `single/${name}.js`]))
  expect(compared.filter(path => !second.get(path)?.equals(bytes(path)))).toEqual([])
})

test('no script imports what a page does not have', () => {
  const missing = /\bprocess\.env|\brequire\(|__(VERSION|BUILD|TEST_HOST)__/
  expect(scripts().length).toBeGreaterThan(20)
  expect(scripts().filter(path => missing.test(text(path)))).toEqual([])
})

test('no script names the machine that built it', () => {
  expect(scripts().filter(path => text(path).includes(built) || text(path).includes(root))).toEqual([])
})

test('no function ends with a frame’s call to its page, because WebKit would lose the caller', () => {
  expect(text('cdn/embed.js')).toContain('parent.postMessage(')
  expect(text('cdn/embed.js')).not.toMatch(/(=>|\breturn\b)[^{};]*\bparent\.postMessage\(/)
})

test('the scripts of the blocks begin with the word that has them compiled while they load', () => {
  const ofBlocks = scripts('cdn/').filter(
    path => path.includes('/c/') || blocks.some(name => path === `cdn/${name}.js`),
  )
  expect(ofBlocks.length).toBeGreaterThan(100)
  expect(ofBlocks.filter(path => !text(path).startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([])
})

test('each script of the bundle has compressed files beside it', () => {
  for (const path of scripts('cdn/')) {
    expect(brotliDecompressSync(bytes(`${path}.br`)).equals(bytes(path)), path).toBe(true)
    expect(gunzipSync(bytes(`${path}.gz`)).equals(bytes(path)), path).toBe(true)
  }
})

test('a block of the single build imports nothing', () => {
  // A string may be the word "import", or contain the word "from" alone or at its end.
  const imports = /(?<!["'\w])import\s*["'({]|(?<=[}\w])\s*\bfrom\s*["'][^"']*\.js["']/
  for (const block of blocks) expect(text(`single/${block}.js`), block).not.toMatch(imports)
})

test('every script contains the patched vendors', () => {
  const unpatched = /\bin this\.(entries|connectionCallbacks)\b|\.Pusher=/
  expect(scripts('cdn/').some(path => text(path).includes('Object.keys(this.entries)'))).toBe(true)
  expect([...scripts('cdn/'), ...scripts('single/')].filter(path => unpatched.test(text(path)))).toEqual([])
})
