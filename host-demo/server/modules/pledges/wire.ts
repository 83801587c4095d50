import type { Selectable } from 'kysely'
import type { InferInput } from 'valibot'
import type { pledgeData, pledgeItemData, pledgeItems } from '../../../../src/api/pledges.ts'
import type { Database } from '../../platform/db/schema.ts'
import { yesNo } from '../../platform/yes-no.ts'
import type { PledgeItem } from './find-item.ts'
import type { PledgeTable } from './tables.ts'

export type Pledge = Selectable<PledgeTable>

export function dataOf(item: PledgeItem): InferInput<typeof pledgeItemData> {
  return {
    pledge_item_id: item.id,
    sequence: item.sequence,
    state: item.state,
    pledged: item.pledged,
    matched: item.matched,
    pledge_count: item.pledge_count,
  }
}

export function briefOf(item: PledgeItem): InferInput<typeof pledgeItems.output>['items'][number] {
  return {
    ...dataOf(item),
    number: item.number,
    title: item.title,
    summary: item.summary,
    picture: item.picture === null ? null : { uri: item.picture },
    target: item.target,
    levels: [...item.levels],
    own_amountYN: yesNo(item.own_amount),
    pay_laterYN: yesNo(item.pay_later),
  }
}

/** A pledge as everybody may see it, without anything that the donor hides or that would reveal it. */
export function publicPledge(pledge: Pledge): InferInput<typeof pledgeData> {
  const isHidden = pledge.anonymous_amount
  return {
    pledge_id: pledge.id,
    pledge_item_id: pledge.item_id,
    sequence: pledge.sequence,
    at: pledge.pledged_at.toISOString(),
    shown_as: pledge.anonymous ? null : pledge.shown_as,
    amount: isHidden ? null : pledge.amount - pledge.refunded,
    level_id: isHidden ? null : pledge.level_id,
    matched: isHidden ? null : pledge.matched,
  }
}

export function charityOf(charity: Selectable<Database['charities']>) {
  return {
    charity_id: charity.id,
    name: charity.name,
    summary: charity.summary,
    charity_number: charity.charity_number,
    picture: charity.picture === null ? null : { uri: charity.picture },
  }
}

/** How others see a donor: by the first name and the initial of the last one. */
export const shortName = (first: string, last: string) => [first, last && `${[...last][0]}.`].filter(Boolean).join(' ')

export const nameOf = ({ first_name, last_name }: Pick<Pledge, 'first_name' | 'last_name'>): string | null =>
  [first_name, last_name].filter(Boolean).join(' ') || null
