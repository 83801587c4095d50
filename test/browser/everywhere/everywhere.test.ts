import { describe } from 'vitest'
import { fullRun } from '../../full-run.ts'
import { test } from '../fixture.ts'
import { type Embedding, embeddings, type Visit, visit } from './embeddings.ts'
import { asksForConsent, findsItsWay, guardsItsAddress, leadsOn, starts } from './frame-journeys.ts'
import { helpsWhoCannotSignIn, joins, shows } from './people-journeys.ts'
import {
  keepsWhatWasTyped,
  looksForUpdates,
  outlivesMissingCode,
  saysWhatWentWrong,
  waitsForMaintenance,
} from './wrong-journeys.ts'

/** What a microsite does at every kind of address, with the errors that the browser reports. */
const journeys: readonly (readonly [name: string, journey: (visit: Visit) => Promise<void>, problems?: RegExp])[] = [
  ['starts, in its brand', starts],
  ['guards its address', guardsItsAddress, /status of 40[01]/],
  ['leads on by header, footer and drawer', leadsOn],
  ['finds its way there, back and forward', findsItsWay],
  ['asks for consent where it may', asksForConsent],
  ['signs up, keeps a card and logs out', joins],
  ['helps who cannot sign in', helpsWhoCannotSignIn, /status of 400/],
  ['shows a page with its blocks', shows],
  ['outlives code that does not come', outlivesMissingCode, /ERR_FAILED|Failed to fetch|did not load/],
  ['says what went wrong', saysWhatWentWrong, /status of (403|404|500)|ERR_FAILED|shape/],
  ['keeps what was typed', keepsWhatWasTyped, /status of 400|ERR_FAILED/],
  // The page's clock jumps past the time in which the socket's answers are due.
  ['waits for the end of maintenance', waitsForMaintenance, /status of 503|WebSocket is already in CLOSING/],
  ['looks for updates where it may', looksForUpdates],
]

describe.each(embeddings)('$name, a microsite', embedding => {
  for (const [name, journey, problems] of journeys.filter(([, journey], at) => isMadeIn(embedding, journey, at))) {
    test(name, async ({ page, demo, expectProblem }) => {
      if (problems) expectProblem(problems)
      await journey(await visit(embedding, page, demo))
    })
  }
})

/** Journeys that depend on the kind of address, by turns at every other one. */
const ofAddresses: readonly unknown[] = [guardsItsAddress, findsItsWay]

/** The other journeys are made once each, by turns at another address. */
function isMadeIn(embedding: Embedding, journey: unknown, at: number): boolean {
  const place = embeddings.indexOf(embedding)
  const isDue = ofAddresses.includes(journey) ? place % 2 === at % 2 : place === at % embeddings.length
  return fullRun || journey === starts || isDue
}
