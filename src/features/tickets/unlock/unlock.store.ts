import { atom } from 'nanostores'
import { failureIn } from '../../../api/failure-in.ts'
import { unlockTickets } from '../../../api/tickets.ts'
import { createCommand } from '../../../store/command.ts'
import { defineSlice } from '../../../store/slice.ts'
import { namingAttempt } from '../../checkout/attempts.ts'
import { withChallenge } from '../../checkout/challenge.store.ts'
import { compartment } from '../../checkout/compartment.ts'
import { type VoucherProblem, voucherProblemOf } from '../../checkout/voucher.store.ts'
import { basketSubject, tickets } from '../tickets.store.ts'
import { unlocked } from '../unlocked.store.ts'

/** Looks up what a voucher unlocks. Its code is stored with the basket, and looked up again after a reload. */
export const unlocking = defineSlice('unlock-tickets', site => {
  const slice = tickets(site)
  const stored = compartment(site, basketSubject)
  const $typed = atom(slice.$state.get().metaData.voucherCode ?? '')
  const $problem = atom<VoucherProblem | undefined>()

  const open = createCommand<void>(site.environment, async () => {
    const code = $typed.get().trim()
    $problem.set(code ? undefined : 'empty')
    if (!code) return forget()
    try {
      const { voucher_code, types, bundles } = await withChallenge(site, challenged =>
        site.client.call(unlockTickets, { voucher_code: code, ...namingAttempt(stored), ...challenged }),
      )
      $typed.set(voucher_code)
      slice.keepVoucher(voucher_code)
      unlocked(site).set({ code: voucher_code, types, bundles })
    } catch (cause) {
      const failure = failureIn(cause)
      if (!failure) throw cause
      const problem = voucherProblemOf(failure)
      // Without an answer the code may still be valid, and a basket's own order may have used it up.
      const isKept = problem === 'voucher_used_up' && Object.keys(slice.$state.get().purchasedTickets).length > 0
      if (problem === 'failed' || problem === 'often' || isKept) unlocked(site).set(undefined)
      else forget()
      $problem.set(problem)
    }
  })

  function forget(): void {
    slice.keepVoucher(undefined)
    unlocked(site).set(undefined)
  }

  function type(text: string): void {
    $typed.set(text)
    $problem.set(undefined)
  }

  if ($typed.get()) void open.run()
  return { $typed, $problem, open, type }
})
