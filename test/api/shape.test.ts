import fc from 'fast-check'
import { type GenericSchema, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { blockSettings } from '../../src/api/app-settings.ts'
import { auctionItems, bidDataPush, lotDataPush } from '../../src/api/auction.ts'
import { type Decoder, decode } from '../../src/api/decode.ts'
import { sentDonationTotal } from '../../src/api/donation-total.ts'
import { donationTotalSchema } from '../../src/api/donations.ts'
import type { ApiError } from '../../src/api/errors.ts'
import { bidKeys, sentBidData, sentLotData, sentLots } from '../../src/api/sent-lots.ts'
import { sentSettings } from '../../src/api/settings.ts'
import { shape } from '../../src/api/shape.ts'
import { mutated } from '../fuzz/mutate.ts'
import { wireBlockSettings, wireTotal } from '../support/wire.ts'
import { type WireLot, wireLot, wireLots } from '../support/wire-lot.ts'

const failureOf = (decoder: Decoder, sent: unknown) => {
  try {
    return { value: decode(decoder, sent, 'GET /x') }
  } catch (problem) {
    return (problem as ApiError).failure
  }
}

test('names the wrong field, and never its value', () => {
  const person = shape<{ name: string }>({ name: value => typeof value === 'string' })
  expect(failureOf(person, { name: 'Ada', age: 36 })).toEqual({ value: { name: 'Ada' } })
  expect(failureOf(person, { name: 5 })).toEqual({ type: 'shape', detail: 'GET /x name: check' })
  for (const sent of [undefined, 'Ada', [], {}]) expect(failureOf(person, sent)).toMatchObject({ type: 'shape' })
  expect(failureOf(person, null)).toMatchObject({ type: 'shape', empty: true })
})

test.each([
  ['the total', sentDonationTotal, donationTotalSchema, wireTotal],
  ['lots', sentLots, auctionItems.output, wireLots([wireLot(), wireLot({ picture: null, price: null })], 7)],
  ['bids', sentBidData, bidDataPush.data, bidsOf(wireLot())],
  ['stock', sentLotData, lotDataPush.data, { auction_item_id: 'a', stock_sequence: 4, left: 2, editedYN: 'no' }],
] as const)('%s: judged in the browser as by the schema of the reference', (_, decoder, schema, wire) => {
  const judged = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(mutated(fc.constant(wire)), text => {
      const sent = parsed(text)
      const { success, output } = safeParse(schema as GenericSchema, sent)
      judged[success ? 'taken' : 'refused']++
      expect(failureOf(decoder, sent)).toEqual(success ? { value: output } : expect.any(Object))
      expect('value' in failureOf(decoder, sent)).toBe(success)
    }),
    { numRuns: 2000 },
  )
  expect(Math.min(judged.taken, judged.refused)).toBeGreaterThan(100)
})

test('an error deep in a list is named by its path', () => {
  const sent = wireLots([wireLot(), { ...wireLot(), picture: { uri: 5 as never } }])
  expect(failureOf(sentLots, sent)).toEqual({ type: 'shape', detail: 'GET /x items.1.picture.uri: check' })
})

function bidsOf(lot: WireLot) {
  const pushed = { ...lot, log_hash: 'aa'.repeat(32) }
  return Object.fromEntries(bidKeys.map(key => [key, pushed[key]]))
}

test('settings that the reference describes are taken', () => {
  expect(safeParse(blockSettings.output, wireBlockSettings).success).toBe(true)
  expect(failureOf(sentSettings, wireBlockSettings)).toEqual({ value: wireBlockSettings })
  expect(failureOf(sentSettings, { ...wireBlockSettings, event_id: 5 })).toMatchObject({ type: 'shape' })
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
