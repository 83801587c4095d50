import { atom } from 'nanostores'
import { voucherRefusals } from '../../api/checkout-input.ts'
import { failureIn } from '../../api/failure-in.ts'
import { dropVoucher, type RedeemedVoucher, redeemVoucher } from '../../api/vouchers.ts'
import { check, required } from '../../lib/validation.ts'
import { createCommand } from '../../store/command.ts'
import { createForm } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { withChallenge } from '../checkout/challenge.store.ts'
import { keptVouchers } from '../checkout/kept-vouchers.store.ts'

export type Refusal = (typeof voucherRefusals)[number]

/** @param refusalText the message for a code that gives nothing */
export function createRedeem(
  site: Site,
  refusalText: (refusal: Refusal) => string,
  onRedeemed: (voucher: RedeemedVoucher) => void,
) {
  const call = userCall(site)
  const kept = keptVouchers(site)
  /** The voucher that was redeemed last. */
  const $redeemed = atom<RedeemedVoucher | undefined>()
  const form = createForm({
    environment: site.environment,
    values: { voucher_code: '' },
    check(values) {
      const problem = check(values.voucher_code, [required])
      return problem ? { voucher_code: problem } : {}
    },
    async send({ voucher_code }) {
      try {
        const voucher = await withChallenge(site, challenged => call(redeemVoucher, { voucher_code, ...challenged }))
        form.accept({ voucher_code: '' })
        await kept.refresh()
        $redeemed.set(voucher)
        onRedeemed(voucher)
      } catch (problem) {
        const failure = failureIn(problem)
        const refusal = failure?.type === 'http' && voucherRefusals.find(known => known === failure.said.error)
        if (!refusal) throw problem
        form.refuse({ voucher_code: { text: refusalText(refusal) } })
      }
    },
  })
  form.$state.listen(({ type }) => type === 'busy' && $redeemed.set(undefined))
  const drop = createCommand<string>(site.environment, async voucher_id => {
    await call(dropVoucher, { voucher_id })
    if ($redeemed.get()?.voucher_id === voucher_id) $redeemed.set(undefined)
    await kept.refresh()
  })
  return { form, $redeemed, drop }
}
