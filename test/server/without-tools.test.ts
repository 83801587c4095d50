import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { scripts, ...bundle } = packageIn('package.json')
const server = packageIn('host-demo/package.json')
/** Packages that `npm ci --omit=dev` installs. */
const installed = Object.keys({ ...bundle.dependencies, ...server.dependencies })

interface Package {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

function packageIn(path: string): Package {
  return JSON.parse(readFileSync(`${root}/${path}`, 'utf8'))
}

/** The packages that a program imports, directly or through others, now or later. Without types. */
async function packagesOf(program: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [program],
    absWorkingDir: root,
    outdir: 'unwritten',
    write: false,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  const imports = Object.values(metafile.outputs).flatMap(output => output.imports)
  const names = imports.filter(({ external, path }) => external && !path.startsWith('node:')).map(({ path }) => path)
  return [...new Set(names.map(name => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))].sort()
}

test.each(['serve', 'event', 'jobs'])('npm run %s needs no development tool', async name => {
  const script = scripts[name] ?? ''
  const program = /\S+\.ts$/.exec(script)?.[0] ?? ''
  const loader = /--import (\S+)/.exec(script)?.[1] ?? ''
  const needed = await packagesOf(program)
  expect(needed).toEqual(expect.arrayContaining(['kysely']))
  expect([loader, ...needed].filter(one => !installed.includes(one))).toEqual([])
})

test('control: a program that needs a tool is found', async () => {
  expect(installed).not.toContain('esbuild')
  expect(await packagesOf('test/server/without-tools.test.ts')).toEqual(['esbuild', 'vitest'])
})
