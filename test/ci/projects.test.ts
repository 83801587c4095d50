import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

test('runs every project of tests', () => {
  const script = readFileSync('.ci/test.ts', 'utf8')
  const run = [...script.matchAll(/vitest\('(\w+)'/g)].map(([, name]) => name)
  const projects = config.test?.projects?.map(project =>
    typeof project === 'object' && 'test' in project ? project.test?.name : project,
  )
  expect(projects?.length).toBeGreaterThan(4)
  expect(run).toEqual(expect.arrayContaining(projects ?? []))
})
