import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import type { InputPluginOption, OutputOptions, RollupOptions } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { css } from './.build/css.ts'
import { releaseConstants } from './.build/definitions.ts'
import { definitionsFile } from './.build/definitions-file.ts'
import { blocks as allBlocks, entries, helpers } from './.build/entries.ts'
import { fetchFirst } from './.build/fetch-first.ts'
import { keepEarlier } from './.build/keep-earlier.ts'
import { manifest, type Scripts } from './.build/manifest.ts'
import { manualChunks } from './.build/manual-chunks.ts'
import { minify } from './.build/minify.ts'
import { npmFiles } from './.build/npm-files.ts'
import { compiledEarly, compressed, markedAsModule, oneFile } from './.build/outputs.ts'
import { patches } from './.build/patches.ts'
import { leanAlias, preactAlias, withoutFields } from './.build/react-alias.ts'
import { usedTokens } from './.build/used-tokens.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

/** For quick rebuilds: the names of a few blocks, with commas. */
const only = process.env.FAYRE_BLOCKS?.split(',')
const blocks = only ? allBlocks.filter(name => only.includes(name)) : allBlocks
const unknown = only?.find(name => !allBlocks.includes(name))
if (unknown !== undefined)
  throw new Error(`FAYRE_BLOCKS names no block: "${unknown}". There are ${allBlocks.join(', ')}.`)

keepEarlier(`${root}/dist`)

const define = { 'process.env.NODE_ENV': '"production"', ...releaseConstants(root) }

const common = (): InputPluginOption[] => [
  entries(root),
  css(),
  esbuild({ target: 'es2022', jsx: 'automatic', define, include: /\.[cm]?[jt]sx?$/, exclude: [] }),
]

/** For the browser: preact in the place of React, everything in. */
const forBrowser = (block = ''): InputPluginOption[] => [
  alias({ entries: withoutFields.includes(block) ? leanAlias : preactAlias }),
  resolve({ browser: true, exportConditions: ['production', 'browser', 'import'] }),
  commonjs(),
  patches(root),
  ...common(),
  minify(),
]

/** ofetch makes an instance of its own on import, which nobody uses. */
const treeshake: RollupOptions['treeshake'] = { manualPureFunctions: ['createFetch'] }

/** Short, and of digits and small letters: a first file names some fifty of the others. */
const names: OutputOptions = {
  entryFileNames: '[name].js',
  chunkFileNames: 'c/[name]-[hash:7].js',
  hashCharacters: 'base36',
}
const cdn: Scripts = new Map()
const single: Scripts = new Map()

/** For quick rebuilds: without what only visitors and packages need. */
const isDev = process.env.FAYRE_DEV === '1'

const published = () => [!isDev && compressed(), manifest(cdn, ['manifest.json', 'sri.json'])]

const output = (folder: string): OutputOptions => ({ dir: `dist/${folder}`, format: 'es', ...names })

const entryOf = (name: string) => ({ [name]: `entry:${name}` })

const configs: RollupOptions[] = [
  ...['all', ...helpers].map(name => ({
    input: entryOf(name),
    output: output('cdn'),
    plugins: [...forBrowser(), oneFile(), !isDev && compressed(), manifest(cdn, [], name === 'all')],
  })),
  ...blocks.map(name => ({
    input: entryOf(name),
    treeshake,
    preserveEntrySignatures: 'allow-extension' as const,
    output: { ...output('cdn'), manualChunks, onlyExplicitManualChunks: true },
    plugins: [...forBrowser(name), fetchFirst(root), usedTokens(), oneFile(), compiledEarly(), ...published()],
  })),
  {
    input: { ui: `${root}/host-demo/pages/ui/ui.tsx` },
    output: { dir: 'dist/demo/ui', format: 'es', ...names },
    plugins: forBrowser(),
  },
  {
    input: { builder: `${root}/host-demo/pages/builder/builder.ts` },
    output: { dir: 'dist/demo/builder', format: 'es', ...names },
    plugins: [...forBrowser(), definitionsFile(root)],
  },
  {
    input: { try: `${root}/host-demo/pages/builder/try.ts` },
    output: { dir: 'dist/demo/builder', format: 'iife', ...names },
    plugins: forBrowser(),
  },
]

const forPackages: RollupOptions[] = [
  ...blocks.map(name => ({
    input: { [name]: `single:${name}` },
    treeshake,
    output: { ...output('single'), inlineDynamicImports: true },
    plugins: [...forBrowser(name), markedAsModule(), usedTokens(), manifest(single, ['sri.json'])],
  })),
  {
    input: {
      index: 'package:index',
      ...Object.fromEntries(
        blocks.flatMap(name => [
          [name, `${root}/widgets/${name}.ts`],
          [`define/${name}`, `define:${name}`],
        ]),
      ),
    },
    // React and every other dependency is the page's to bundle.
    external: /^(?!(define|package):)[\w@]/,
    treeshake: { moduleSideEffects: 'no-external' },
    output: { ...output('npm'), chunkFileNames: 'parts/[name].js', hoistTransitiveImports: false },
    plugins: [...common(), npmFiles(root)],
  },
]

/** A script without one of its packages would fail only in visitors' browsers. */
const onwarn: RollupOptions['onwarn'] = (warning, warn) => {
  if (warning.code === 'UNRESOLVED_IMPORT') throw new Error(warning.message)
  warn(warning)
}

export default (isDev ? configs : [...configs, ...forPackages]).map(config => ({ ...config, onwarn }))
