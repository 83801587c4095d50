import { cases } from '../faults/cases.ts'
import { runCase } from '../faults/run-case.ts'
import { test } from './fixture.ts'

/** The short form of `npm run faults`: one or more cases of each kind. */
for (const fault of cases.filter(({ short }) => short)) {
  test(`${fault.name}: ${fault.end}`, async ({ browser, demo }) => {
    await runCase(browser, demo, fault)
  })
}
