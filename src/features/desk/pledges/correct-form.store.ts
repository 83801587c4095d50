import { correctPledge, type DeskPledge } from '../../../api/admin-pledges.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { check, email, maxLength } from '../../../lib/validation.ts'
import { createForm } from '../../../store/form.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { keepForm } from '../../checkout/unsaved.store.ts'
import { paddleNumber } from '../paddle-number.ts'
import { reread } from '../table.store.ts'
import { amountIn, amountProblem } from '../typed-amount.ts'
import { pledgeDesk } from './pledge-desk.store.ts'

/** The form that corrects a pledge. Choices are `yes` or `no`. */
export function createCorrectForm(site: Site, pledge: DeskPledge, decimals: number, onDone: () => void) {
  const { pledge_id, sequence } = pledge
  const yesNo = (is: boolean) => (is ? 'yes' : 'no')
  const form = createForm({
    environment: site.environment,
    values: {
      paddle: pledge.paddle === undefined ? '' : String(pledge.paddle),
      amount: plainAmount(pledge.amount, decimals),
      name: pledge.name ?? '',
      email: pledge.email ?? '',
      anonymousYN: yesNo(pledge.anonymousYN),
      anonymous_amountYN: yesNo(pledge.anonymous_amountYN),
    },
    check(typed) {
      return {
        paddle: check(typed.paddle, [paddleNumber]),
        amount: amountProblem(typed.amount, decimals),
        name: check(typed.name, [maxLength(200)]),
        email: check(typed.email, [email, maxLength(254)]),
      }
    },
    async send({ paddle, amount, name, email, anonymousYN, anonymous_amountYN }) {
      await reread(pledgeDesk(site).pledgesOf(pledge.pledge_item_id), () =>
        userCall(site)(correctPledge, {
          ...{ pledge_id, sequence },
          amount: amountIn(amount, decimals) ?? pledge.amount,
          paddle: paddle.trim() ? Number(paddle) : null,
          // Another paddle means another person, whose account has the name.
          name: name === (pledge.name ?? '') ? null : name,
          email: email === (pledge.email ?? '') ? null : email,
          anonymousYN: anonymousYN === 'yes' ? 'yes' : 'no',
          anonymous_amountYN: anonymous_amountYN === 'yes' ? 'yes' : 'no',
        }),
      )
      onDone()
    },
  })
  return keepForm(site, `pledge ${pledge_id}`, form)
}
