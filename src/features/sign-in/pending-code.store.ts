import { atom, type ReadableAtom } from 'nanostores'
import type { OutputOf } from '../../api/endpoint.ts'
import type { register } from '../../api/users.ts'
import { shelf as shelfOf } from '../../store/shelf.ts'
import { defineSlice } from '../../store/slice.ts'

type CodeSent = OutputOf<typeof register>

/** A code that is on its way to somebody. */
export interface PendingCode {
  otpId: string
  digits: number
  /** Milliseconds since 1970. */
  expiresAt: number
  /** From when on another may be asked for, in milliseconds since 1970. */
  resendAt: number
  /** Where it went, as far as it is known; empty where somebody is known by their number. */
  email: string
}

interface PendingCodeSlice {
  $state: ReadableAtom<PendingCode | undefined>
  await(sent: CodeSent, email: string): void
  /** Another one is on its way to the same person. */
  renew(sent: CodeSent): void
  drop(): void
}

/**
 * Which code is waited for. It outlives the page, for a phone that goes to
 * its mail may come back to a page that it has put away.
 */
export const pendingCode = defineSlice('pending-code', (site): PendingCodeSlice => {
  const shelf = shelfOf(site)
  const kept = () => shelf.read('account') as { pending?: PendingCode } | undefined
  const $state = atom(stillGood(kept()?.pending))
  $state.listen(pending => shelf.write('account', { ...kept(), pending }))

  return {
    $state,
    await: (sent, email) => $state.set({ ...pendingOf(sent), email }),
    renew: sent => $state.set({ ...pendingOf(sent), email: $state.get()?.email ?? '' }),
    drop: () => $state.set(undefined),
  }
})

function pendingOf({ otp_id, digits, expires_at, resend_in }: CodeSent): Omit<PendingCode, 'email'> {
  const resendAt = Date.now() + resend_in * 1000
  return { otpId: otp_id, digits, expiresAt: Date.parse(expires_at), resendAt }
}

function stillGood(pending: PendingCode | undefined): PendingCode | undefined {
  return typeof pending?.otpId === 'string' && pending.expiresAt > Date.now() ? pending : undefined
}
