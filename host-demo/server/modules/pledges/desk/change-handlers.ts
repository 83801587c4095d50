import type { InferOutput } from 'valibot'
import type * as inputs from '../../../../../src/api/admin-pledges.input.ts'
import { endOthers } from '../../../checkout/orders/replace-orders.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { changePledge, subjectOf } from '../write-pledge.ts'
import { correctedDonor } from './corrected-donor.ts'
import { pledgeAction, refusePaid, refuseUndone } from './pledge-action.ts'

type Input<Name extends 'correctPledge' | 'hidePledge' | 'undoPledge'> = InferOutput<(typeof inputs)[Name]['input']>

export const correctPledge = pledgeAction<Input<'correctPledge'>>(
  () => 'edit',
  async ({ trx, sale, pledge, fund }, input, { context }) => {
    if (pledge.sequence !== input.sequence) {
      throw new HttpError(409, {
        error: 'pledge_changed',
        error_description: 'This pledge has changed since you opened it. Nothing of yours was saved yet.',
      })
    }
    refuseUndone(pledge)
    const donor = await correctedDonor({ context, trx, pledge }, input)
    // Its order has the amount and the donor, and the receipt was sent.
    if (input.amount !== pledge.amount || Object.keys(donor).length) refusePaid(pledge)
    const { levels } = await trx
      .selectFrom('pledge_items')
      .select('levels')
      .where('id', '=', pledge.item_id)
      .executeTakeFirstOrThrow()
    // An unpaid order has the old amount, so it ends.
    if (input.amount !== pledge.amount) await endOthers(trx, sale, subjectOf(pledge))
    const change = {
      ...donor,
      amount: input.amount,
      level_id: levels.find(level => level.amount === input.amount)?.level_id ?? null,
      anonymous: input.anonymousYN === 'yes',
      anonymous_amount: input.anonymous_amountYN === 'yes',
    }
    return changePledge(trx, sale, pledge, change, fund)
  },
)

export const hidePledge = pledgeAction<Input<'hidePledge'>>(
  ({ hiddenYN }) => (hiddenYN === 'yes' ? 'hide' : 'show'),
  async ({ trx, sale, pledge }, { hiddenYN }) => {
    const hidden = hiddenYN === 'yes'
    return hidden === pledge.hidden ? undefined : changePledge(trx, sale, pledge, { hidden })
  },
)

export const undoPledge = pledgeAction<Input<'undoPledge'>>(
  ({ undoneYN }) => (undoneYN === 'yes' ? 'withdraw' : 'reinstate'),
  async ({ trx, sale, pledge, fund }, { undoneYN }) => {
    const isUndone = undoneYN === 'yes'
    if (isUndone === (pledge.undone_at !== null)) return undefined
    refusePaid(pledge)
    if (isUndone) await endOthers(trx, sale, subjectOf(pledge))
    return changePledge(trx, sale, pledge, { undone_at: isUndone ? sale.at : null }, fund)
  },
)
