import { atom } from 'nanostores'
import { voucherRefusals } from '../../api/checkout-input.ts'
import type { InputOf } from '../../api/endpoint.ts'
import type { Failure } from '../../api/errors.ts'
import { failureIn } from '../../api/failure-in.ts'
import { voucher } from '../../api/voucher.ts'
import { createCommand } from '../../store/command.ts'
import type { Site } from '../../store/site.ts'
import { namingAttempt } from './attempts.ts'
import { withChallenge } from './challenge.store.ts'
import { compartment } from './compartment.ts'

/** A voucher code that the server has accepted. */
export interface AppliedVoucher {
  /** As the organiser writes it. */
  code: string
  /** Minor units. */
  discount: number
  /** Minor units that Gift Aid can be claimed on once the discount is off. */
  gift: number
}

export type VoucherProblem = 'empty' | 'failed' | 'often' | (typeof voucherRefusals)[number]

interface Options {
  /** The order lines, as they will be sent. */
  lines: () => InputOf<typeof voucher>['lines']
  /** The subject: a code is stored for this subject only. */
  subject: string
}

/** The voucher code of one order. The code survives a reload; its discount does not, and is requested again. */
export function createVoucher(site: Site, { lines, subject }: Options) {
  const { read, write } = compartment(site, subject)
  const kept = read('voucher')
  const $typed = atom(typeof kept === 'string' ? kept : '')
  const $applied = atom<AppliedVoucher | undefined>()
  const $problem = atom<VoucherProblem | undefined>()

  /** The code that is being checked, or that will be next. */
  const $asked = atom<string | undefined>()

  const check = createCommand<void>(site.environment, async () => {
    try {
      let code: string | undefined
      while (code !== $asked.get()) {
        code = $asked.get()
        if (code) await checkCode(code)
      }
    } finally {
      $asked.set(undefined)
    }
  })

  async function checkCode(code: string): Promise<void> {
    const isTyped = () => $typed.get().trim() === code
    try {
      const answer = await withChallenge(site, challenged =>
        site.client.call(voucher, { voucher_code: code, lines: lines(), ...namingAttempt({ read }), ...challenged }),
      )
      if (!isTyped()) return
      $typed.set(answer.voucher_code)
      $applied.set({ code: answer.voucher_code, discount: answer.discount_total, gift: answer.gift_total })
    } catch (problem) {
      const failure = failureIn(problem)
      if (!failure) throw problem
      if (!isTyped()) return
      $applied.set(undefined)
      $problem.set(voucherProblemOf(failure))
    }
  }

  /** Checks the typed code, after one that is being checked. */
  async function apply(): Promise<void> {
    const code = $typed.get().trim()
    $problem.set(code ? undefined : 'empty')
    if (!code) return
    write('voucher', code)
    $asked.set(code)
    await check.run()
  }

  return {
    $typed,
    $applied,
    $problem,
    $asked,
    apply,
    type(text: string): void {
      $typed.set(text)
      $problem.set(undefined)
    },
    use(code: string): void {
      $typed.set(code)
      void apply()
    },
    remove(): void {
      write('voucher', undefined)
      $typed.set('')
      $applied.set(undefined)
      $problem.set(undefined)
    },
    /**
     * Call when the server has refused the order: removes a refused code, and validates again if the price has
     * changed.
     */
    checkRefusal(failure: Failure): void {
      if (!$applied.get() || failure.type !== 'http') return
      const { error } = failure.said
      if (error === 'order_total_changed') void apply()
      if (!isRefusal(error)) return
      $applied.set(undefined)
      $problem.set(error)
    },
  }
}

/** Why a code was not accepted. */
export function voucherProblemOf(failure: Failure): VoucherProblem {
  if (failure.type !== 'http') return 'failed'
  if (isRefusal(failure.said.error)) return failure.said.error
  return failure.status === 429 ? 'often' : 'failed'
}

/** Was the order refused because of its code? */
export const isVoucherRefusal = (failure: Failure) => failure.type === 'http' && isRefusal(failure.said.error)

function isRefusal(error: string | undefined): error is (typeof voucherRefusals)[number] {
  return voucherRefusals.some(refusal => refusal === error)
}
