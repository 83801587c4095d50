import type { InferInput, InferOutput } from 'valibot'
import type { addPledgeItem } from '../../../../../src/api/admin-pledges.input.ts'
import type { adminPledgeItem } from '../../../../../src/api/admin-pledges.ts'
import type { Recorded } from '../../../identity/audit/tables.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { descriptionHtml, typedDescription } from '../../../platform/http/description-html.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import type { PledgeItem } from '../find-item.ts'
import { dataOf } from '../wire.ts'

/** What an organiser sets for an item, except its place in the list. Also what the audit log stores of it. */
const edited = [
  'title',
  'summary',
  'description',
  'picture',
  'target',
  'levels',
  'own_amount',
  'pay_later',
  'charity_ids',
  'state',
  'published',
] as const satisfies readonly (keyof PledgeItem)[]

export type ItemRecord = Pick<PledgeItem, (typeof edited)[number]>

export const recorded = (item: ItemRecord): Recorded => Object.fromEntries(edited.map(name => [name, item[name]]))

export const recordFrom = (recorded: Recorded): ItemRecord => recorded as unknown as ItemRecord

/** The record as database columns. */
export const columnsOf = (record: ItemRecord) => ({
  ...(recorded(record) as ItemRecord),
  levels: JSON.stringify(record.levels),
  charity_ids: JSON.stringify(record.charity_ids),
})

/**
 * The organiser's input as a record, with its levels from high to low. A level is identified by its amount, so
 * pledges keep belonging to it.
 */
export function recordOfInput(input: InferOutput<typeof addPledgeItem.input>): ItemRecord {
  const { own_amountYN, pay_laterYN, publishedYN, levels, description, ...rest } = input
  const byAmount = new Map(levels.map(level => [level.amount, level]))
  return {
    ...rest,
    description: descriptionHtml(description),
    levels: [...byAmount.values()]
      .sort((one, other) => other.amount - one.amount)
      .map(level => ({ level_id: `level_${level.amount}`, ...level })),
    own_amount: own_amountYN === 'yes',
    pay_later: pay_laterYN === 'yes',
    published: publishedYN === 'yes',
  }
}

/** Changes whenever the item's record does. */
export const revisionOf = (record: ItemRecord) => sha256(JSON.stringify(recorded(record))).slice(0, 16)

export function formOf(item: PledgeItem): InferInput<typeof adminPledgeItem.output> {
  return {
    ...dataOf(item),
    number: item.number,
    revision: revisionOf(item),
    publishedYN: yesNo(item.published),
    title: item.title,
    summary: item.summary,
    description: typedDescription(item.description),
    picture: item.picture === null ? null : { uri: item.picture },
    target: item.target,
    levels: [...item.levels],
    own_amountYN: yesNo(item.own_amount),
    pay_laterYN: yesNo(item.pay_later),
    charity_ids: [...item.charity_ids],
  }
}
