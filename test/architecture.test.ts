import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { noReachingOut, noReactBelow, preactCanDo } from './architecture/components.ts'
import { cycles } from './architecture/cycles.ts'
import { serverFloors } from './architecture/floors.ts'
import { namedExports, noBarrels, noMachinePaths, runAllTests, shortFiles } from './architecture/modules.ts'
import { kebabNames, topLevel } from './architecture/names.ts'
import { repositoryFiles } from './architecture/repository.ts'
import { oneFeature, rooms } from './architecture/rooms.ts'
import type { Rule } from './architecture/rule.ts'
import { serverHalves } from './architecture/server-halves.ts'
import { sourceFile } from './architecture/source-file.ts'
import { coloursFromTokens, logicalSides, noRem, textFromTokens } from './architecture/style-sheets.ts'
import { vendors } from './architecture/vendors.ts'

const rules: readonly Rule[] = [
  rooms,
  oneFeature,
  serverFloors,
  serverHalves,
  vendors,
  topLevel,
  kebabNames,
  namedExports,
  noBarrels,
  shortFiles,
  runAllTests,
  noMachinePaths,
  noRem,
  textFromTokens,
  coloursFromTokens,
  logicalSides,
  preactCanDo,
  noReactBelow,
  noReachingOut,
]

const files = repositoryFiles(fileURLToPath(new URL('..', import.meta.url)))

test('finds the files of the repository', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.find(({ path }) => path === 'src/api/send.ts')?.imports.map(({ from }) => from)).toContain('ofetch')
})

describe('has no cycle', () => {
  test('in the source, type imports included', () => {
    expect(cycles(files.filter(({ path }) => path.startsWith('src/')))).toEqual([])
  })

  test('in the server, type imports included', () => {
    expect(cycles(files.filter(({ path }) => path.startsWith('host-demo/server/')))).toEqual([])
  })

  test('and would notice one', () => {
    const circle = [
      sourceFile('src/a.ts', "import { b } from './b.ts'"),
      sourceFile('src/b.ts', "import type { C } from './c.ts'"),
      sourceFile('src/c.ts', "import { a } from './a.ts'\nimport { d } from './d.ts'"),
      sourceFile('src/d.ts', "import { x } from 'x'"),
    ]
    expect(cycles(circle)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']])
    expect(cycles([sourceFile('src/a.ts', "import { a } from './a.ts'")])).toEqual([['src/a.ts']])
    expect(cycles(circle.slice(1))).toEqual([])
  })

  test('and lets a screen ask the route table that loads it', () => {
    const screen = sourceFile('src/microsite/home.tsx', "import { hrefTo } from './routes.ts'")
    const table = (load: string) => sourceFile('src/microsite/routes.ts', load)
    expect(cycles([screen, table("const home = () => import('./home.tsx')")])).toEqual([])
    expect(cycles([screen, table("import { Home } from './home.tsx'")])).toHaveLength(1)
  })
})

for (const { name, check, bad, good } of rules) {
  describe(name, () => {
    test('everywhere', () => {
      expect([...new Set(files.flatMap(check))]).toEqual([])
    })

    test.each(bad)('and would notice otherwise in %s: %s', (path, text) => {
      expect(check(sourceFile(path, text))).not.toEqual([])
    })

    test.each(good)('and has nothing against %s: %s', (path, text) => {
      expect(check(sourceFile(path, text))).toEqual([])
    })
  })
}
