import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import type { InputPluginOption, OutputOptions, RollupOptions } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { coreChunk } from './.build/core-chunk.ts'
import { css } from './.build/css.ts'
import { blocks, entries, parted, whole } from './.build/entries.ts'
import { leanVendors } from './.build/lean-vendors.ts'
import { minify } from './.build/minify.ts'
import { compressed, type Manifest, recordInto, standsAlone } from './.build/outputs.ts'
import { slim } from './.build/slim.ts'
import { usedTokens } from './.build/used-tokens.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
const { version, build } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  version: string
  build: number
}
rmSync(`${root}/dist`, { recursive: true, force: true })

const define = {
  'process.env.NODE_ENV': '"production"',
  __VERSION__: JSON.stringify(version),
  __BUILD__: String(build),
  /** Where pages on localhost, ngrok and netlify find the API. */
  __TEST_HOST__: JSON.stringify(process.env.FAYRE_TEST_HOST ?? 'http://localhost:4400'),
}

const common = (): InputPluginOption[] => [
  entries(root),
  css(),
  esbuild({ target: 'es2022', jsx: 'automatic', define, include: /\.[cm]?[jt]sx?$/, exclude: [] }),
]

/** For the browser: preact in the place of React, everything in. */
const forBrowser = (): InputPluginOption[] => [
  alias({
    entries: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^(ufo|destr)$/, replacement: `${root}/.build/shims/$1.ts` },
    ],
  }),
  resolve({ browser: true, exportConditions: ['production', 'browser', 'import'] }),
  commonjs(),
  leanVendors(),
  ...common(),
  slim(),
  minify(),
]

/** ofetch makes an instance of its own on import, which nobody uses. */
const treeshake: RollupOptions['treeshake'] = { manualPureFunctions: ['createFetch'] }

const names = { entryFileNames: '[name].js', chunkFileNames: 'c/[name]-[hash].js' }
const cdn: Manifest = {}
const single: Manifest = {}

const output = (folder: string): OutputOptions => ({ dir: `dist/${folder}`, format: 'es', ...names })

const entryOf = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, `entry:${name}`]))

const configs: RollupOptions[] = [
  ...whole.map(name => ({
    input: entryOf([name]),
    treeshake,
    output: output('cdn'),
    plugins: [...forBrowser(), usedTokens(), standsAlone(), recordInto(cdn), compressed()],
  })),
  {
    input: entryOf(parted),
    treeshake,
    output: { ...output('cdn'), manualChunks: coreChunk },
    plugins: [...forBrowser(), usedTokens(), recordInto(cdn), compressed()],
  },
  ...blocks.map(name => ({
    input: entryOf([name]),
    treeshake,
    output: { ...output('single'), inlineDynamicImports: true },
    plugins: [...forBrowser(), usedTokens(), recordInto(single)],
  })),
  {
    input: { ui: `${root}/host-demo/pages/ui/ui.tsx` },
    output: { dir: 'dist/demo/ui', format: 'es', ...names },
    plugins: forBrowser(),
  },
]
export default configs
