import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { databasesOr, embedded, postgresql } from '../databases.ts'
import { fullRun, sampled } from '../full-run.ts'
import { races, runRace, startRaceServer } from './run-race.ts'

/** `npm run races` runs two hundred. */
const onServer = { rounds: fullRun ? 2 : 1 }
/** It has one connection, so requests wait for each other in any case. */
const onEmbedded = { rounds: 1 }

describe.each(databasesOr(postgresql))('on $name', database => {
  const size = database === embedded ? onEmbedded : onServer
  let server: Awaited<ReturnType<typeof startRaceServer>>
  beforeAll(async () => {
    server = await startRaceServer(database, races)
  }, 60_000)
  afterAll(() => server.demo.close())

  test.each(races)(
    '$name, whoever wants it at once',
    async race => {
      expect((await runRace(server.demo, race, { ...size, pass: server.pass })).problems).toEqual([])
    },
    120_000,
  )
})

/** One connection would hide a race, so the control needs PostgreSQL. */
test.each(sampled(races, 6))(
  'it is seen where not: $name',
  async race => {
    const { demo, pass } = await startRaceServer(postgresql, [race], race.unprotected)
    onTestFinished(() => demo.close())
    // The order is random, so a single round may pass by chance.
    expect((await runRace(demo, race, { rounds: 10, untilViolated: true, pass })).violated).toBeGreaterThan(0)
  },
  120_000,
)
