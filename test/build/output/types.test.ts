import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { temporaryFolder } from '../../temporary-folder.ts'
import { root } from './build.ts'

const page = temporaryFolder('types')
afterAll(page.remove)

/** A host's project with the package installed, without Vue and Svelte except for the types that ours refer to. */
beforeAll(() => {
  const modules = join(page.path, 'node_modules')
  mkdirSync(join(modules, '@types'), { recursive: true })
  for (const part of ['package.json', 'dist/npm'])
    cpSync(join(inject('built'), part), join(modules, 'fayre', part), { recursive: true })
  for (const name of ['react', 'react-dom', 'preact', '@types/react', '@types/react-dom', 'csstype'])
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  installTypes('vue', 'index', 'export type DefineComponent<P> = { props: P }\nexport interface GlobalComponents {}')
  installTypes(
    'svelte',
    'elements',
    'export type HTMLAttributes<T> = { ref?: T }\nexport interface SvelteHTMLElements {}',
  )
  cpSync(join(root, 'test/build/types'), page.path, { recursive: true })

  function installTypes(name: string, entry: string, types: string): void {
    mkdirSync(join(modules, name))
    writeFileSync(join(modules, name, 'package.json'), `{ "name": "${name}", "version": "1.0.0", "type": "module" }`)
    writeFileSync(join(modules, name, `${entry}.d.ts`), `${types}\n`)
    writeFileSync(join(modules, name, `${entry}.js`), 'export {}\n')
  }
})

test.each([
  [['page.ts', 'react.tsx', 'other.ts'], 'bundler', 'react'],
  [['page.ts'], 'nodenext', 'react'],
  [['preact.tsx'], 'bundler', 'preact'],
])('%s have the types that they expect (%s, %s)', (files, moduleResolution, jsxImportSource) => {
  expect(faultsOf(files, moduleResolution, jsxImportSource)).toBe('')
})

function faultsOf(files: readonly string[], moduleResolution: string, jsxImportSource: string): string {
  const flags = {
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    target: 'es2022',
    lib: 'es2023,dom,dom.iterable',
    module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
    moduleResolution,
    jsx: 'react-jsx',
    jsxImportSource,
    types: 'null',
  }
  const written = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)])
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), [...written, ...files], { cwd: page.path, stdio: 'pipe' })
    return ''
  } catch (problem) {
    return String((problem as { stdout?: Buffer }).stdout ?? problem)
  }
}
