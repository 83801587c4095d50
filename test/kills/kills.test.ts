import { describe, expect, inject, test } from 'vitest'
import { databasesOr, embedded, postgresql } from '../databases.ts'
import { fullRun } from '../full-run.ts'
import { bidPoints, closePoints, endings, points, steps } from './points.ts'
import { runKills } from './run-kills.ts'

/** One kill at the last moment of each step. `npm run kills` tests all moments, two hundred times. */
const oneOfEach = steps.map(step => points.filter(point => point.step === step).at(-1) ?? fail(step))

/** One moment of a close, of its mails and of a charge. */
const oneOfEachJob = (['close', 'results', 'charge'] as const).flatMap(job =>
  closePoints.filter(({ at }) => at === job).slice(1, 2),
)

describe.each(databasesOr(postgresql))('on $name', database => {
  test('a server that is killed at any step of a payment loses and doubles nothing', async () => {
    // The embedded database starts slowly, and `npm test` has little time.
    const only = database === embedded || !fullRun ? oneOfEach.filter((_, at) => at % 2) : oneOfEach
    const options = { postgresql: inject('postgresql'), database, kills: only.length, seed: 1, only }
    const { problems, donations, starts } = await runKills(options)
    expect(problems).toEqual([])
    expect(donations).toBe(4 * only.length)
    expect(starts).toHaveLength(only.length)
  }, 300_000)
})

test('a server that is killed while it ends a replaced or expired order lets only one card be charged', async () => {
  const only = endings.filter((_, at) => at % (fullRun ? 2 : 4) === 0)
  const options = { postgresql: inject('postgresql'), database: postgresql, kills: only.length, seed: 1, only }
  expect((await runKills(options)).problems).toEqual([])
}, 300_000)

test.each(databasesOr(embedded))(
  'a server on $name that is killed while it takes a bid loses none that it has acknowledged, and counts none twice',
  async database => {
    const only = database === embedded ? bidPoints.slice(2, 3) : bidPoints
    const options = { postgresql: inject('postgresql'), database, kills: only.length, seed: 1, only }
    expect((await runKills(options)).problems).toEqual([])
  },
  300_000,
)

test.each(databasesOr(postgresql))(
  'a server on $name that is killed while it closes a lot, mails its result or charges its winner does each once',
  async database => {
    const only = database === embedded ? closePoints.slice(1, 2) : oneOfEachJob
    const options = { postgresql: inject('postgresql'), database, kills: only.length, seed: 1, only }
    expect((await runKills(options)).problems).toEqual([])
  },
  300_000,
)

test('control: a form that forgets its attempt pays twice', async () => {
  const only = points.filter(({ step, at }) => step === 'before render' && at === 'confirm')
  const options = { postgresql: inject('postgresql'), database: postgresql, kills: 1, seed: 1, only }
  const { problems } = await runKills({ ...options, forgetful: true })
  expect(problems.join('\n')).toMatch(/charged \d+ \+ \d+, not \d+/)
}, 120_000)

test('control: a server that acknowledges bids before their commit loses one', async () => {
  const only = bidPoints.filter(({ step }) => step === 'before commit')
  const options = { postgresql: inject('postgresql'), database: postgresql, kills: 1, seed: 1, only }
  expect((await runKills({ ...options, hasty: true })).problems.join('\n')).toMatch(
    /a receipt has 0 entries in the log/,
  )
}, 120_000)

function fail(step: string): never {
  throw new Error(`No moment is ${step}`)
}
