import * as v from 'valibot'
import { donatedItemStates } from './donated-item-kinds.ts'
import { described } from './endpoint.ts'
import { moment } from './moment.input.ts'
import { paging } from './paging.input.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const yesNo = () => v.picklist(['yes', 'no'])
/** The revision that the desk has seen. Another one is refused. */
const revision = v.pipe(v.number(), v.integer(), v.minValue(1))
const problems = ['donated_item_not_found', 'donated_item_changed']

export const adminDonatedItems = described({
  summary: 'What was offered to the event, the newest first.',
  needs: 'donated-items.viewlist',
  input: v.object({ ...paging, state: v.optional(v.picklist(donatedItemStates)) }),
})

export const adminDonatedItem = described({
  summary: 'One offer with its pictures, and how to reach the giver.',
  needs: 'donated-items.view',
  errors: ['donated_item_not_found'],
  input: v.object({ offer_id: id() }),
})

export const acceptDonatedItem = described({
  summary:
    'Accepts an offer, with or without a draft lot made of it, and thanks the giver by mail. A lot needs auction.add too. An accepted offer gets its lot by the same call.',
  needs: 'donated-items.edit',
  errors: problems,
  input: v.object({ offer_id: id(), revision, lotYN: yesNo() }),
})

export const declineDonatedItem = described({
  summary: 'Declines an offer. With mailYN the giver gets a mail, with the message if there is one.',
  needs: 'donated-items.edit',
  errors: [...problems, 'donated_item_has_lot'],
  input: v.object({
    offer_id: id(),
    revision,
    message: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
    mailYN: yesNo(),
  }),
})

export const noteDonatedItem = described({
  summary: 'Writes the organisers’ notes on an offer. The giver gets them only with a copy of their data.',
  needs: 'donated-items.edit',
  errors: problems,
  input: v.object({ offer_id: id(), revision, notes: v.pipe(v.string(), v.trim(), v.maxLength(2000)) }),
})

export const deleteDonatedItem = described({
  summary:
    'Deletes an offer with its pictures, the giver’s data and what the log holds of it, for good. A lot that was made of it stays.',
  needs: 'donated-items.delete',
  errors: ['donated_item_not_found'],
  input: v.object({ offer_id: id() }),
})

export const donatedItemRules = described({
  summary: 'Whether the event takes offers, until when, and what it asks for.',
  needs: 'donated-items.viewlist',
  input: v.object({}),
})

export const saveDonatedItemRules = described({
  summary: 'Changes whether the event takes offers, until when, and what it asks for.',
  needs: 'donated-items.edit',
  errors: ['donated_item_rules_changed'],
  input: v.object({
    revision: v.string(),
    takes_offersYN: yesNo(),
    closes_at: v.nullish(moment()),
    introduction: v.pipe(v.string(), v.trim(), v.maxLength(3000)),
  }),
})
