import { expect, test } from 'vitest'
import { standingOf } from '../../../../src/features/auction/bid/standing.ts'

type Asked = Parameters<typeof standingOf>

const lot = { state: 'closed', kind: 'competitive_bid', sequence: 5, leader_marks: ['mark-1'] } satisfies Asked[0]
const own = { outcome: 'won', sequence: 5, own_mark: 'mark-1', own_maximum: 120_00, to_pay: 110_00, why: '' }
const standing = (changed: Partial<Asked[0]>, bid: object = {}) =>
  standingOf({ ...lot, ...changed }, { ...own, ...bid } as Asked[1], undefined)

test('whoever had won a lot leads it when it is open again', () => {
  expect(standing({})).toMatchObject({ type: 'won', toPay: 110_00 })
  expect(standing({ state: 'open', sequence: 6 })).toEqual({ type: 'leading', maximum: 120_00 })
})

test.each(['lost', 'withdrawn'])('a bid that was %s counts again when its lot is open again', outcome => {
  expect(standing({ leader_marks: [] }, { outcome }).type).toBe(outcome)
  expect(standing({ leader_marks: [], state: 'open', sequence: 6 }, { outcome }).type).toBe('outbid')
})

test('a bid that was withdrawn alone stays so while others bid on', () => {
  const others = { leader_marks: ['mark-2'], state: 'open' as const, sequence: 6 }
  const withdrawn = { outcome: 'withdrawn', state: 'open', why: 'The organiser has withdrawn your bid.' }
  expect(standing(others, withdrawn)).toEqual({ type: 'withdrawn', why: 'The organiser has withdrawn your bid.' })
})

test('a result that comes before the push that the lot has closed is believed', () => {
  expect(standing({ state: 'open', sequence: 4 }).type).toBe('won')
})
