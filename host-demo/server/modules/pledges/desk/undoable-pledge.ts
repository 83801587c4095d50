import { lockFundFor } from '../../../checkout/gifts/promised-matches.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { endOthers } from '../../../checkout/orders/replace-orders.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { Pledge } from '../wire.ts'
import { changePledge, lockPledge, subjectOf } from '../write-pledge.ts'
import { cameWithPaddle, correctedDonor } from './corrected-donor.ts'
import { recorded } from './desk-wire.ts'
import { refusePaid } from './pledge-action.ts'
import { receive } from './received.ts'

/** Undoes recording, correcting, hiding and undoing a pledge. */
export const undoablePledge: Undoable = {
  // A pledge is never deleted: it is undone and taken up again, by one call.
  needs: { add: 'pledges.edit', edit: 'pledges.edit', delete: 'pledges.edit' },
  async read(trx, context, event, id) {
    const sale = await saleOf(trx, context, { event })
    await lockFundFor(trx, sale, { id })
    await lockSubjects(trx, context.rowLocks, [subjectOf({ id })])
    const pledge = await lockPledge(trx, event.id, id, context.rowLocks)
    return recorded(pledge)
  },
  async restore(trx, context, event, id, value) {
    const sale = await saleOf(trx, context, { event })
    const fund = await lockFundFor(trx, sale, { id })
    const found = await lockPledge(trx, event.id, id, context.rowLocks)
    // A recorded pledge stays in the list as undone.
    const {
      undone,
      paddle,
      paid_by = null,
      ...rest
    } = (value ?? { undone: true, paddle: found.paddle }) as Partial<Kept>
    if (paddle === null && found.paddle !== null) {
      if (await cameWithPaddle({ context, trx, pledge: found }, found.paddle)) throw donorNotKept()
    }
    const isUndone = undone ?? false
    const pledge =
      (paid_by === found.paid_by ? undefined : await receive(trx, context, sale, found, paid_by))?.pledge ?? found
    const donor = await correctedDonor({ context, trx, pledge }, { paddle })
    const isOwedOtherwise = isUndone || (rest.amount ?? pledge.amount) !== pledge.amount
    if (isOwedOtherwise || Object.keys(donor).length) refusePaid(pledge)
    if (isOwedOtherwise) await endOthers(trx, sale, subjectOf(pledge))
    await changePledge(trx, sale, pledge, { ...rest, ...donor, undone_at: isUndone ? sale.at : null }, fund)
  },
}

const donorNotKept = () =>
  new HttpError(409, {
    error: 'changed_since',
    error_description:
      'Who pledged before the paddle was entered is not kept, so this can’t be undone. Nothing was changed now.',
  })

type Kept = Pick<Pledge, 'amount' | 'paddle' | 'anonymous' | 'anonymous_amount' | 'hidden' | 'paid_by'> & {
  undone: boolean
}
