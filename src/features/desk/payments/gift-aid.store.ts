import { atom } from 'nanostores'
import { adminGiftAidClaim, type DeclaredGift } from '../../../api/admin-gift-aid.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createTable } from '../table.store.ts'

type ClaimPage = OutputOf<typeof adminGiftAidClaim>

/** Paid gifts with a Gift Aid declaration. `$from` and `$to`: the first and last day, such as 2026-11-21, or empty. */
export const giftAidClaim = defineUserSlice('desk-gift-aid', site => {
  const call = userCall(site)
  const $from = atom('')
  const $to = atom('')
  const table = createTable<DeclaredGift, ClaimPage>(site.environment, ({ search, page, limit }) =>
    call(adminGiftAidClaim, {
      from: $from.get() || undefined,
      to: $to.get() || undefined,
      search: search || undefined,
      page: String(page),
      limit: String(limit),
    }),
  )
  $from.listen(() => table.turn(1))
  $to.listen(() => table.turn(1))
  return { table, $from, $to }
})

/** The columns of HMRC's schedule of donations, by their own names. */
export const scheduleColumns = [
  ...['Title', 'First name', 'Last name', 'House name or number', 'Postcode'],
  ...['Aggregated donations', 'Sponsored event', 'Donation date', 'Amount'],
] as const

/**
 * A gift's row of the schedule, as HMRC takes it: names of 35 characters without hyphens between surnames, pounds with
 * pence, and X as the postcode of a donor abroad.
 * https://www.gov.uk/guidance/schedule-spreadsheet-to-claim-back-tax-on-gift-aid-donations
 */
export function scheduleRow(gift: DeclaredGift, decimals: number): (string | undefined)[] {
  const { first_name, last_name, line_1, postcode = '', outside_ukYN, paid_on, amount } = gift
  const [year = '', month, day] = paid_on.split('-')
  return [
    ...[undefined, first_name.slice(0, 35), last_name.replaceAll('-', ' ').slice(0, 35)],
    ...[line_1.slice(0, 40), outside_ukYN ? 'X' : spacedPostcode(postcode)],
    ...[undefined, undefined, `${day}/${month}/${year.slice(2)}`, (amount / 10 ** decimals).toFixed(decimals)],
  ]
}

/** `S19 2BD`: capitals, with a space before the last three. */
const spacedPostcode = (postcode: string) =>
  postcode
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/(?=.{3}$)/, ' ')
