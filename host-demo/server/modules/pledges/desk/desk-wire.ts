import type { InferInput } from 'valibot'
import type { adminPledges, recordPledge } from '../../../../../src/api/admin-pledges.ts'
import type { Recorded } from '../../../identity/audit/tables.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { dataOf, nameOf, type Pledge } from '../wire.ts'
import type { Written } from '../write-pledge.ts'

type Row = InferInput<typeof adminPledges.output>['items'][number]

/** A pledge as the desk sees it. */
export function rowOf(pledge: Pledge): Row {
  return {
    pledge_id: pledge.id,
    pledge_item_id: pledge.item_id,
    sequence: pledge.sequence,
    at: pledge.pledged_at.toISOString(),
    amount: pledge.amount,
    matched: pledge.matched,
    paddle: pledge.paddle,
    shown_as: pledge.anonymous ? null : pledge.shown_as,
    name: nameOf(pledge),
    email: pledge.email,
    message: pledge.message,
    source: pledge.source,
    anonymousYN: yesNo(pledge.anonymous),
    anonymous_amountYN: yesNo(pledge.anonymous_amount),
    hiddenYN: yesNo(pledge.hidden),
    undone_at: pledge.undone_at?.toISOString() ?? null,
    paid_at: pledge.paid_at?.toISOString() ?? null,
    paid_by: pledge.paid_by,
    refunded: pledge.refunded,
  }
}

export const answerOf = ({ pledge, item }: Written): InferInput<typeof recordPledge.output> => ({
  pledge: rowOf(pledge),
  item: dataOf(item),
})

/** What the audit log stores of a pledge. Nothing about the person, because it outlives their account. */
export const recorded = (pledge: Pledge): Recorded => ({
  amount: pledge.amount,
  paddle: pledge.paddle,
  anonymous: pledge.anonymous,
  anonymous_amount: pledge.anonymous_amount,
  hidden: pledge.hidden,
  undone: pledge.undone_at !== null,
  ...(pledge.paid_by && { paid_by: pledge.paid_by }),
})
