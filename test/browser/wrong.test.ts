import { cases } from '../faults/cases.ts'
import { runCase } from '../faults/run-case.ts'
import { sampled } from '../full-run.ts'
import { test } from './fixture.ts'

const short = cases.filter(({ short }) => short)
const ofServer = short.filter(({ by }) => by === 'server')
const others = short.filter(({ by }) => by !== 'server')

/** The short form of `npm run faults`: one or more cases of each kind. */
for (const fault of [...sampled(ofServer, 2), ...others]) {
  test(`${fault.name}: ${fault.end}`, async ({ browser, demo }) => {
    await runCase(browser, demo, fault)
  })
}
