import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { blocks } from '../../../.build/entries.ts'
import { output } from './build.ts'

const built = inject('built')
const { files, text, scripts } = output(built)
const { exports, dependencies, peerDependencies } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { types: string; default: string }>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

test('can be imported without a page, and does nothing then', () => {
  const names = ['fayre', ...blocks.flatMap(block => [`fayre/${block}`, `fayre/${block}/define`])]
  const script = `
    for (const name of ${JSON.stringify(names)}) await import(name)
    const { defineAll, definitions } = await import('fayre')
    defineAll()
    console.log(definitions.map(({ tag }) => tag).join())`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: built, stdio: 'pipe' })
  expect(printed.toString().trim()).toBe(blocks.join())
})

test('offers every block, with types, and only files that are there', () => {
  for (const block of blocks)
    expect(Object.keys(exports)).toEqual(expect.arrayContaining([`./${block}`, `./${block}/define`]))
  const offered = Object.values(exports).flatMap(target =>
    typeof target === 'string' ? target : Object.values(target),
  )
  const built = offered.filter(path => path.startsWith('./dist/') && !path.includes('*'))
  expect(built.filter(path => !files.has(path.slice('./dist/'.length)))).toEqual([])
})

const bare = scripts('npm/').flatMap(path =>
  [...text(path).matchAll(/(?:\bfrom |\bimport[ (])'([^.'][^']*)'/g)].map(([, from = '']) => from),
)

test('imports files by names that every bundler and Node resolve alike', () => {
  const script = `for (const name of ${JSON.stringify([...new Set(bare)])}) await import(name)`
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: built, stdio: 'pipe' })
})

test('leaves React and every dependency to the page', () => {
  const names = new Set(bare.map(from => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0]))
  expect([...names].sort()).toEqual(
    Object.keys({ ...dependencies, ...peerDependencies })
      .sort()
      .filter(isImported),
  )
})

test('contains what a page needs and nothing else', () => {
  const printed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: built,
    stdio: 'pipe',
  })
  const [packed] = JSON.parse(printed.toString()) as { files: { path: string }[] }[]
  const paths = packed?.files.map(({ path }) => path) ?? []
  const expected = /^(dist\/(cdn|single|npm)\/.+|README\.md|CHANGELOG\.md|LICENSE|package\.json)$/
  expect(paths.filter(path => !expected.test(path))).toEqual([])
  expect(paths).toEqual(expect.arrayContaining(['dist/cdn/all.js', 'dist/npm/index.d.ts', 'README.md', 'LICENSE']))
})

/** Only r2wc needs react-dom. */
function isImported(name: string): boolean {
  return name !== 'react-dom'
}
