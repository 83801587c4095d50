import { expect, test } from 'vitest'
import {
  chainedHash,
  type LogEntry as Entry,
  noHash,
} from '../../../../host-demo/server/modules/auction/rules/log-chain.ts'
import { commitmentTo } from '../../../../host-demo/server/modules/auction/rules/sealed.ts'
import type { Receipt } from '../../../../src/features/auction/bid/placed-bids.store.ts'
import { checkLog, type LogEntry } from '../../../../src/features/auction/lot/check-log.ts'

/** A log as the server writes it: sealed bids of these amounts, then the close. */
function logOf(...amounts: number[]): LogEntry[] {
  let before = noHash
  const bids = amounts.map((amount, index) => {
    const salt = String(index).repeat(64)
    const bidder = `bdr_${index}`
    return { bidder, amount, salt, commitment: commitmentTo('lot-1', bidder, amount, salt) }
  })
  return [...bids, undefined].map((bid, index) => {
    const entry: Entry = {
      lot_id: 'lot-1',
      sequence: index + 1,
      at: '2026-11-21T20:59:58.200Z',
      kind: bid ? 'bid' : 'closed',
      bidder: bid?.bidder ?? null,
      commitment: bid?.commitment ?? null,
      price: null,
      leaders: '',
    }
    before = chainedHash(before, entry)
    return { entry, hash: before, reveal: bid && { amount: bid.amount, salt: bid.salt } }
  })
}

const receiptOf = (log: readonly LogEntry[], sequence: number) =>
  ({ sequence, hash: log[sequence - 1]?.hash ?? '', amount: 1 }) as Receipt

test('a whole log is sound, with each sealed bid as it was promised and each receipt in it', async () => {
  const log = logOf(80_00, 95_00, 70_00)
  const own = [receiptOf(log, 2)]
  expect(await checkLog(log, own)).toEqual({ type: 'sound', entries: 4, sealed: 3, own })
})

test.each<[string, (log: LogEntry[]) => void, number]>([
  ['an amount that was revealed otherwise', log => Object.assign(log[1]?.reveal ?? {}, { amount: 99_00 }), 2],
  ['a bid of somebody else', log => Object.assign(log[0]?.entry ?? {}, { bidder: 'bdr_9' }), 1],
  ['a time that was moved', log => Object.assign(log[2]?.entry ?? {}, { at: '2026-11-21T21:00:01.000Z' }), 3],
  ['an entry that is gone', log => log.splice(1, 1), 2],
  ['two that changed places', log => log.splice(0, 2, ...log.slice(0, 2).reverse()), 1],
])('finds %s', async (_, change, sequence) => {
  const log = logOf(80_00, 95_00, 70_00)
  change(log)
  expect(await checkLog(log, [])).toEqual({ type: 'changed', sequence })
})

test('finds a log that was written anew without the reader’s bid', async () => {
  const receipt = receiptOf(logOf(80_00, 95_00), 2)
  expect(await checkLog(logOf(80_00, 70_00), [receipt])).toEqual({ type: 'receipt-missing', sequence: 2 })
})

test('finds a log that was written anew after the page was told of it', async () => {
  const told = logOf(80_00, 95_00)
  const seen = new Map([[2, told[1]?.hash ?? '']])
  expect(await checkLog(told, [], seen)).toMatchObject({ type: 'sound' })
  expect(await checkLog(logOf(80_00, 70_00), [], seen)).toEqual({ type: 'changed', sequence: 2 })
})

test('a page that was opened before the first bid knows the log without an entry', async () => {
  expect(await checkLog(logOf(80_00), [], new Map([[0, noHash]]))).toMatchObject({ type: 'sound', entries: 2 })
})
