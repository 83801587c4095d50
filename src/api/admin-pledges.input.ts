import * as v from 'valibot'
import { emailAddress } from './email-input.ts'
import { described } from './endpoint.ts'
import { once, onceError } from './once.input.ts'
import { paging } from './paging.input.ts'
import { paidByWays } from './paid-by.ts'
import { pledgeItemStates } from './pledges-read.ts'
import { greatestAmount } from './wire.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const amount = () => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatestAmount))
const yesNo = () => v.picklist(['yes', 'no'])
const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))
const paddle = () => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))

export const adminPledges = described({
  summary: 'The pledges for an item or all of them, the newest first.',
  needs: 'pledges.viewlist',
  input: v.object({
    pledge_item_id: v.optional(id()),
    /** @default all */
    status: v.optional(v.picklist(['promised', 'paid', 'undone', 'all'])),
    ...paging,
  }),
})

export const recordPledge = described({
  summary: 'Records a pledge made at the venue by its paddle number. The same key records once.',
  needs: 'pledges.add',
  errors: ['pledge_item_not_found', 'pledge_closed', 'idempotency_key_reused'],
  input: v.object({
    pledge_item_id: id(),
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
    paddle: paddle(),
    amount: amount(),
    anonymous: v.nullish(yesNo()),
    anonymous_amount: v.nullish(yesNo()),
  }),
})

export const correctPledge = described({
  summary: 'Corrects a pledge. One that is paid keeps its amount and its donor.',
  needs: 'pledges.edit',
  errors: ['pledge_not_found', 'pledge_changed', 'pledge_paid', 'pledge_undone'],
  input: v.object({
    pledge_id: id(),
    sequence: v.pipe(v.number(), v.integer()),
    amount: amount(),
    /** Absent: as it is. Null: none, which needs a name and an address. */
    paddle: v.nullish(paddle()),
    /** For the payment link of a paddle without an account. Absent or null: as it is. Empty: none. */
    name: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200))),
    email: v.nullish(v.union([v.pipe(v.string(), v.trim(), v.literal('')), emailAddress()])),
    anonymousYN: yesNo(),
    anonymous_amountYN: yesNo(),
  }),
})

export const hidePledge = described({
  summary: 'Hides a pledge from the guests’ lists, or shows it again. It counts all the same.',
  needs: 'pledges.edit',
  errors: ['pledge_not_found'],
  input: v.object({ pledge_id: id(), hiddenYN: yesNo() }),
})

export const undoPledge = described({
  summary: 'Undoes a pledge that is not paid, or takes it up again: it is not owed and does not count while undone.',
  needs: 'pledges.edit',
  errors: ['pledge_not_found', 'pledge_paid'],
  input: v.object({ pledge_id: id(), undoneYN: yesNo() }),
})

export const receivePledge = described({
  summary:
    'Records that the organiser was paid for a promise, and how, as an order that counts towards the total; puts right how; or takes it back, so that it is promised again.',
  needs: 'pledges.edit',
  errors: ['pledge_not_found', 'pledge_paid', 'pledge_undone', 'payment_stands', 'payment_changed'],
  input: v.object({
    pledge_id: id(),
    paid_by: v.nullable(v.picklist(paidByWays)),
    /** What the desk shows: another desk's change in between is not overwritten. */
    paid_by_before: v.optional(v.nullable(v.picklist(paidByWays))),
  }),
})

export const mailPledgeLink = described({
  summary: 'Mails who promised a pledge the link to pay it.',
  needs: 'pledges.edit',
  errors: ['pledge_not_found', 'pledge_paid', 'pledge_undone', 'pledge_without_address'],
  input: v.object({ pledge_id: id() }),
})

/** The fields of a pledge item that an organiser edits. Amounts are minor units. */
const item = {
  title: text(150),
  summary: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  /** Text with empty lines between its paragraphs, or HTML, which the server sanitises. */
  description: v.pipe(v.string(), v.trim(), v.maxLength(20_000)),
  picture: v.nullish(v.pipe(v.string(), v.maxLength(500)), null),
  target: v.nullish(amount(), null),
  levels: v.pipe(
    v.array(v.object({ amount: amount(), does: v.pipe(v.string(), v.trim(), v.maxLength(200)) })),
    v.maxLength(12),
  ),
  own_amountYN: yesNo(),
  pay_laterYN: yesNo(),
  charity_ids: v.pipe(v.array(id()), v.maxLength(50)),
  state: v.picklist(pledgeItemStates),
  publishedYN: yesNo(),
}

export const adminPledgeItems = described({
  summary: 'Everything to pledge for, drafts included.',
  needs: 'pledges.viewlist',
  input: v.object({}),
})

export const adminPledgeItem = described({
  summary: 'Something to pledge for, with everything that can be edited.',
  needs: 'pledges.view',
  errors: ['pledge_item_not_found'],
  input: v.object({ pledge_item_id: id() }),
})

export const addPledgeItem = described({
  summary: 'Makes something to pledge for.',
  needs: 'pledges.add',
  errors: [onceError],
  input: v.object({ ...item, ...once }),
})

export const editPledgeItem = described({
  summary: 'Edits something to pledge for, opens or closes it, or shows it to the guests.',
  needs: 'pledges.edit',
  errors: ['pledge_item_not_found', 'pledge_item_changed'],
  input: v.object({ ...item, pledge_item_id: id(), revision: v.string() }),
})

export const deletePledgeItem = described({
  summary: 'Deletes something to pledge for that has no pledges.',
  needs: 'pledges.delete',
  errors: ['pledge_item_not_found', 'pledge_item_in_use'],
  input: v.object({ pledge_item_id: id() }),
})

export const adminCharities = described({
  summary: 'The charities that donors can choose, in their order.',
  needs: 'pledges.viewlist',
  input: v.object({}),
})

const charity = () => ({
  name: text(150),
  summary: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  charity_number: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(20)), null),
})

export const saveCharities = described({
  summary: 'Makes the charities these, in this order. One that was given to keeps its gifts when it is left out.',
  needs: 'pledges.edit',
  errors: ['charities_changed'],
  input: v.object({
    charities: v.pipe(
      v.array(
        v.object({
          /** Absent: a new one. */
          charity_id: v.nullish(id()),
          ...charity(),
        }),
      ),
      v.maxLength(50),
    ),
    /** As last read. Without it, they are replaced whatever they are now. */
    seen: v.nullish(v.pipe(v.array(v.object({ charity_id: id(), ...charity() })), v.maxLength(50))),
  }),
})
