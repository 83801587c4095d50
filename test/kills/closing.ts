import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { chainedHash, noHash } from '../../host-demo/server/modules/auction/rules/log-chain.ts'
import { endpoints } from '../../src/api/table.ts'
import { bidUntilAnswered } from './bidding.ts'
import { event, send } from './donor.ts'
import type { FragileServer } from './fragile-server.ts'
import type { Closing, Outcome } from './make-closing.ts'
import type { Point } from './points.ts'
import type { Provider } from './provider.ts'

type Payments = Awaited<ReturnType<Provider['payments']>>

interface Site {
  readonly server: FragileServer
  readonly provider: Provider
}

/**
 * Kills the server once while it closes a lot, mails its result, or charges its winner's card. Afterwards the lot is
 * closed once, with one winner, who is charged once, and everybody has one mail.
 */
export async function killAtClose({ server, provider }: Site, point: Point, random: () => number): Promise<string[]> {
  const deaths = server.deaths()
  const before = await provider.payments()
  const kind = random() < 0.5 ? 'competitive_bid' : 'sealed_bid'
  const closing = (await server.tell({ do: 'closing', kind })) as Closing
  const { lot, bidders } = closing
  const amounts: number[] = []
  for (const { token } of bidders) {
    const amount = (amounts.at(-1) ?? 50_00) + 1 + Math.floor(random() * 20_00)
    await bidUntilAnswered(server.url, lot, token, { idempotency_key: randomUUID(), amount })
    amounts.push(amount)
  }
  const highest = amounts.at(-1) ?? 0
  const outcome = () => server.tell({ do: 'outcome', closing }) as Promise<Outcome>
  const isOver = ({ state, waiting }: Outcome) => state === 'closed' && waiting === 0
  const dies = async () => {
    await until('dies', async () => server.deaths() > deaths)
    await server.ready()
  }
  const isAtCharge = point.at === 'charge'
  if (!isAtCharge) await server.light({ point, passes: 0 })
  await server.tell({ do: 'close', lot })
  if (!isAtCharge) await dies()
  await until('closes the lot', async () => isOver(await outcome()))
  if (isAtCharge) await server.light({ point, passes: 0 })
  await server.tell({ do: 'charge', lot })
  if (isAtCharge) await dies()
  await until('charges the winner', async () => {
    const { wins, waiting } = await outcome()
    return waiting === 0 && wins.every(({ isPaid }) => isPaid)
  })
  await provider.allTold()
  return [
    ...(server.deaths() === deaths + 1 ? [] : [`the server died ${server.deaths() - deaths} times`]),
    ...auditOutcome(await outcome(), closing, highest),
    ...(await auditCharges(provider, before, highest)),
    ...(await auditLog(server.url, lot, amounts)),
  ]
}

function auditOutcome({ wins, mails }: Outcome, { bidders }: Closing, highest: number): string[] {
  const problems: string[] = []
  if (wins.map(({ amount }) => amount).join() !== `${highest}`) problems.push(`the wins are ${JSON.stringify(wins)}`)
  for (const [index, { email }] of bidders.entries()) {
    const isWinner = index === bidders.length - 1
    const expected = isWinner ? ['lot_won', 'receipt'] : ['lot_lost']
    const found = (mails[email] ?? []).filter(kind => kind !== 'outbid').sort()
    if (!isDeepStrictEqual(found, expected)) problems.push(`the mails are ${found.join()}, not ${expected.join()}`)
  }
  return problems
}

async function auditCharges(provider: Provider, before: Payments, highest: number): Promise<string[]> {
  const earlier = new Set(before.map(({ order }) => order))
  const charged = (await provider.payments()).flatMap(({ order, amount }) => (earlier.has(order) ? [] : [amount]))
  return charged.join() === `${highest}` ? [] : [`charged ${charged.join(' + ')}, not ${highest}`]
}

/** Checks the public log: all bids, one close, an unbroken chain, and sealed bids that match their commitments. */
async function auditLog(url: string, lot: string, amounts: readonly number[]): Promise<string[]> {
  const page = await send(url, endpoints.auctionLog, { auction_item_id: lot, event })
  const entries = page?.entries ?? []
  const problems: string[] = []
  const kinds = entries.map(({ entry }) => entry.kind).join()
  const expected = [...amounts.map(() => 'bid'), 'closed'].join()
  if (kinds !== expected) problems.push(`the log is ${kinds}`)
  let before = noHash
  for (const { entry, hash, reveal } of entries) {
    before = chainedHash(before, entry as Parameters<typeof chainedHash>[1])
    if (before !== hash) problems.push('the chain of the log is broken')
    if (!reveal) continue
    const text = `${lot}:${String(entry.bidder)}:${reveal.amount}:${reveal.salt}`
    if (createHash('sha256').update(text).digest('hex') !== entry.commitment) problems.push('a revealed bid is another')
  }
  return problems
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
    if (await isSo()) return
    await new Promise(done => setTimeout(done, 100))
  }
  throw new Error(`The server never ${what}`)
}
