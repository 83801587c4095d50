import type { InferOutput } from 'valibot'
import type { receivePledge as inputs } from '../../../../../src/api/admin-pledges.input.ts'
import { pledgeAction, refuseUndone } from './pledge-action.ts'
import { receive } from './received.ts'

export const receivePledge = pledgeAction<InferOutput<typeof inputs.input>>(
  ({ paid_by }) => (paid_by ? 'receive' : 'take_back'),
  async ({ trx, sale, pledge }, { paid_by }, { context }) => {
    if (paid_by) refuseUndone(pledge)
    return receive(trx, context, sale, pledge, paid_by)
  },
)
