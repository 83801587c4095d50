import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { noReachingOut, preactCanDo } from './architecture/components.ts'
import { serverFloors } from './architecture/floors.ts'
import { namedExports, noBarrels, noMachinePaths, runAllTests, shortFiles } from './architecture/modules.ts'
import { kebabNames, topLevel } from './architecture/names.ts'
import { repositoryFiles } from './architecture/repository.ts'
import { oneFeature, rooms } from './architecture/rooms.ts'
import type { Rule } from './architecture/rule.ts'
import { sourceFile } from './architecture/source-file.ts'
import { coloursFromTokens, logicalSides, noRem } from './architecture/style-sheets.ts'
import { vendors } from './architecture/vendors.ts'

const rules: readonly Rule[] = [
  rooms,
  oneFeature,
  serverFloors,
  vendors,
  topLevel,
  kebabNames,
  namedExports,
  noBarrels,
  shortFiles,
  runAllTests,
  noMachinePaths,
  noRem,
  coloursFromTokens,
  logicalSides,
  preactCanDo,
  noReachingOut,
]

const files = repositoryFiles(fileURLToPath(new URL('..', import.meta.url)))

test('the repository is there to be looked at', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.find(({ path }) => path === 'src/api/send.ts')?.imports.map(({ from }) => from)).toContain('ofetch')
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
