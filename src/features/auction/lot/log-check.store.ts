import { atom } from 'nanostores'
import { auctionLog } from '../../../api/bids.ts'
import { createCommand } from '../../../store/command.ts'
import type { Site } from '../../../store/site.ts'
import { placedBids } from '../bid/placed-bids.store.ts'
import { checkLog, type LogEntry, type LogVerdict } from './check-log.ts'
import { seenHashes } from './seen-hashes.store.ts'

/** Reads the whole log of a closed lot and verifies it. */
export function createLogCheck(site: Site, id: string) {
  const $verdict = atom<LogVerdict | undefined>()
  const check = createCommand<void>(site.environment, async () => {
    const entries: LogEntry[] = []
    let after: string | undefined
    do {
      const page = await site.client.call(auctionLog, { auction_item_id: id, event: site.event, after })
      entries.push(...page.entries)
      after = page.next === undefined ? undefined : String(page.next)
    } while (after)
    $verdict.set(await checkLog(entries, placedBids(site).receiptsOf(id), seenHashes(site).of(id)))
  })
  return { $verdict, check }
}
