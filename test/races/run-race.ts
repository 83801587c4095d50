import { sql } from 'kysely'
import { type DemoServer, startDemo } from '../contract/demo-server.ts'
import type { TestDatabase } from '../databases.ts'
import { attempt } from './attempt.ts'
import { bids } from './bids.ts'
import { drawNumbers } from './draw-numbers.ts'
import { lastPiece } from './last-piece.ts'
import { lastSeats } from './last-seats.ts'
import { lastSession } from './last-session.ts'
import { lastTicket } from './last-ticket.ts'
import { mailLink } from './mail-link.ts'
import { matchedFunds } from './matched-funds.ts'
import { month } from './month.ts'
import { offlineGifts } from './offline-gifts.ts'
import { oneTimeCode } from './one-time-code.ts'
import { payment } from './payment.ts'
import { promises } from './promises.ts'
import type { Race } from './race.ts'
import { replacement } from './replacement.ts'
import { revocation } from './revocation.ts'
import { teamTotals } from './team-totals.ts'
import { ticketVouchers } from './ticket-vouchers.ts'
import { totals } from './totals.ts'
import { twoDoors } from './two-doors.ts'
import { vouchers } from './vouchers.ts'

export const races: readonly Race[] = [
  attempt,
  payment,
  month,
  totals,
  teamTotals,
  offlineGifts,
  matchedFunds,
  vouchers,
  replacement,
  lastTicket,
  oneTimeCode,
  mailLink,
  revocation,
  bids,
  lastPiece,
  twoDoors,
  drawNumbers,
  lastSeats,
  lastSession,
  ticketVouchers,
  promises,
]

export const crowd = 64

export interface RaceResult {
  readonly rounds: number
  /** Rounds in which something was wrong. */
  readonly violated: number
  readonly problems: readonly string[]
}

interface Options {
  readonly rounds: number
  /**
   * How many clients try at once.
   * @default 64
   */
  readonly clients?: number
  /** Ends with the first round in which something is wrong. */
  readonly untilViolated?: boolean
  /** Milliseconds since 1970 after which no other round begins. */
  readonly until?: number
  pass(): void
}

/** Runs all rounds of a race on one server. */
export async function runRace(
  demo: DemoServer,
  race: Race,
  { rounds, clients = crowd, untilViolated, until = Number.POSITIVE_INFINITY, pass }: Options,
): Promise<RaceResult> {
  const problems: string[] = []
  let violated = 0
  let round = 0
  while (round < rounds && (round === 0 || Date.now() < until)) {
    round++
    pass()
    const found = await race.run(demo, clients)
    if (found.length) violated++
    problems.push(...found)
    if (untilViolated && violated) break
  }
  return { rounds: round, violated, problems }
}

/**
 * A server whose clock can skip the windows of rate limits, which are not tested here.
 * @param unprotected the race whose protection it lacks
 */
export async function startRaceServer(
  database: Pick<TestDatabase, 'prepare'>,
  forRaces: readonly Race[],
  unprotected?: Race['unprotected'],
) {
  let later = 0
  const now = () => new Date(Date.now() + later)
  const demo = await startDemo(database, {
    now,
    ...Object.assign({}, ...forRaces.map(({ parts }) => parts)),
    ...unprotected?.parts,
  })
  for (const statement of unprotected?.statements ?? []) await sql.raw(statement).execute(demo.context.db)
  const pass = () => {
    later += 16 * 60_000
  }
  return { demo, pass }
}
