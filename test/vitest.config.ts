import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { leanAlias, preactAlias, withoutFields } from '../.build/react-alias.ts'
import { sampled } from './full-run.ts'
import { LongestFirst } from './longest-first.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Names that the build replaces. Each project gets a copy, because vitest empties it. */
const define = {
  __VERSION__: JSON.stringify('2.1.1'),
  __BUILD__: '85',
  __TEST_HOST__: JSON.stringify('https://test-host.example'),
}

/** No two files share a folder or a database. Each waits now and then, so a third fits onto two processors. */
const maxWorkers = Math.ceil(availableParallelism() * 1.5)

/** Milliseconds; far more than any test takes, because no test is about time. */
const testTimeout = 60_000

const expect = { poll: { timeout: 30_000, interval: 25 } }

const components = {
  testTimeout,
  expect,
  maxWorkers,
  include: ['test/**/*.test.tsx'],
  environment: 'happy-dom',
  isolate: false,
  setupFiles: ['own-modules', 'own-page', 'patience', 'page-patience'].map(name => `test/support/${name}.ts`),
  server: { deps: { inline: [/@r2wc/, /@nanostores/, /@testing-library\/react/] } },
}

/** Tests of components that run in React too: a quarter of them in `npm test`, because visitors get Preact. */
function inReact(): string[] {
  if (process.env.FAYRE_SHORT !== 'yes') return components.include
  const files = readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' })
  const found = files.filter(file => file.endsWith('.test.tsx')).sort()
  return sampled(found, 4).map(file => `test/${file}`)
}

/** The testing library's CommonJS build would load React past the alias. */
const testing = [
  {
    find: '@testing-library/react',
    replacement: `${root}node_modules/@testing-library/react/dist/@testing-library/react.esm.js`,
  },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
]

/** What the library needs of this package is in `react-dom/client` too. */
const noReactDom = { find: /^react-dom$/, replacement: 'preact' }

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        define: { ...define },
        test: {
          name: 'unit',
          root,
          testTimeout,
          expect,
          maxWorkers,
          isolate: false,
          setupFiles: ['own-modules', 'own-sockets', 'patience'].map(name => `test/support/${name}.ts`),
          include: ['test/**/*.test.ts'],
          exclude: [
            ...[
              'test/auctions/**',
              'test/sales/**',
              'test/browser/**',
              'test/contract/**',
              'test/kills/**',
              'test/model/**',
              'test/races/**',
            ],
            ...['test/hosts/**', 'test/bench/**', 'test/build/output/**'],
          ],
        },
      },
      {
        test: {
          name: 'build',
          root,
          include: ['test/build/output/**/*.test.ts'],
          maxWorkers,
          globalSetup: 'test/build/output/setup.ts',
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'contract',
          root,
          maxWorkers,
          // One copy of the server's code for all files of a worker: each test has a server and a database of its own.
          isolate: false,
          expect,
          include: ['auctions', 'contract', 'kills', 'model', 'races', 'sales'].map(
            folder => `test/${folder}/**/*.test.ts`,
          ),
          globalSetup: 'test/contract/setup.ts',
          setupFiles: 'test/support/patience.ts',
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          root,
          expect,
          include: ['test/browser/**/*.test.ts', 'test/hosts/**/*.test.ts'],
          globalSetup: 'test/browser/setup.ts',
          maxWorkers,
          // One browser for all files of a worker, and one copy of the server's code.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      { define: { ...define }, test: { name: 'react', root, ...components, include: inReact() } },
      {
        define: { ...define },
        resolve: { alias: [...testing, ...preactAlias] },
        test: { name: 'preact', root, ...components },
      },
      {
        define: { ...define },
        resolve: { alias: [...testing, noReactDom, ...leanAlias] },
        test: {
          name: 'lean',
          root,
          ...components,
          include: [
            ...withoutFields.map(block => `test/features/${block}/*.test.tsx`),
            'test/widget/*.test.tsx',
            'test/hooks/use-live.test.tsx',
            'test/ui/{count-up,meter,resource-frame,styles}.test.tsx',
          ],
        },
      },
    ],
  },
})
