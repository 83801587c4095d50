import { randomUUID } from 'node:crypto'
import { chainedHash, type LogEntry, noHash } from '../../host-demo/server/modules/auction/rules/log-chain.ts'
import { headers } from '../../src/api/headers.ts'
import { event } from './donor.ts'
import type { FragileServer } from './fragile-server.ts'
import type { Bidding } from './make-bidding.ts'
import type { Point } from './points.ts'

interface Row {
  readonly key: string
  readonly hash: string
  readonly amount: number
  readonly entry: LogEntry
}

const bidsOfEach = 6

/** Kills the server once while four people bid against each other, each bid sent again until it is answered. */
export async function killAtBid(
  server: FragileServer,
  point: Point,
  random: () => number,
  isHasty: boolean,
): Promise<string[]> {
  const deaths = server.deaths()
  const { lot, tokens } = (await server.tell({ do: 'lot' })) as Bidding
  if (isHasty) await server.tell({ do: 'hurry' })
  await server.light({ point, passes: Math.floor(random() * 5) })
  let highest = 50_00
  const receipts: { key: string; hash: string }[] = []
  await Promise.all(
    tokens.map(async token => {
      for (let number = 0; number < bidsOfEach; number++) {
        const [key, amount] = [randomUUID(), ++highest]
        const hash = await bidUntilAnswered(server.url, lot, token, { idempotency_key: key, amount })
        if (hash) receipts.push({ key, hash })
      }
    }),
  )
  await server.ready()
  const log = (await server.tell({ do: 'log', lot })) as Row[]
  const problems: string[] = []
  if (server.deaths() !== deaths + 1) problems.push(`the server died ${server.deaths() - deaths} times`)
  for (const { key, hash } of receipts) {
    const found = log.filter(row => row.key === key)
    if (found.length !== 1 || found[0]?.hash !== hash) problems.push(`a receipt has ${found.length} entries in the log`)
  }
  if (log.length !== receipts.length) problems.push(`${receipts.length} receipts, ${log.length} bids in the log`)
  if (log.some(({ amount }, index) => amount <= (log[index - 1]?.amount ?? 0))) problems.push('the bids do not rise')
  let hash = noHash
  for (const row of log) {
    hash = chainedHash(hash, row.entry)
    if (hash !== row.hash) problems.push('the chain of the log is broken')
  }
  return problems
}

/** @returns the hash of its receipt; undefined if it was refused */
export async function bidUntilAnswered(
  url: string,
  lot: string,
  token: string,
  bid: object,
): Promise<string | undefined> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
    try {
      const answer = await fetch(`${url}/api/v1/auction/items/${lot}/bids`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [headers.eventId]: event,
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(bid),
      })
      const body = (await answer.json()) as { receipt?: { hash: string } }
      if (answer.status === 200) return body.receipt?.hash
      if (answer.status === 409) return undefined
    } catch {
      // The server is dead, or is starting again.
    }
    await new Promise(done => setTimeout(done, 100))
  }
  throw new Error('The server does not come back to answer a bid')
}
