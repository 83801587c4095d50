import { atom, type ReadableAtom } from 'nanostores'
import type { OutputOf } from '../../api/endpoint.ts'
import type { register } from '../../api/users.ts'
import { auth } from '../../store/auth.ts'
import { persistence as persistenceOf } from '../../store/persistence.ts'
import { defineSlice } from '../../store/slice.ts'

type CodeSent = OutputOf<typeof register>

/** A code that has been sent. */
export interface PendingCode {
  otpId: string
  digits: number
  /** Milliseconds since 1970. */
  expiresAt: number
  /** When another may be requested, in milliseconds since 1970. */
  resendAt: number
  /** Where it was sent, if known; empty if the account is identified by its telephone number. */
  email: string
}

interface PendingCodeSlice {
  $state: ReadableAtom<PendingCode | undefined>
  await(sent: CodeSent, email: string): void
  /** Another code was sent to the same person. */
  renew(sent: CodeSent): void
  drop(): void
}

/**
 * The code that the visitor waits for. Survives a reload, because a phone that switches to its mail app may discard the
 * page.
 */
export const pendingCode = defineSlice('pending-code', (site): PendingCodeSlice => {
  const persistence = persistenceOf(site)
  const kept = () => persistence.read('account') as { pending?: PendingCode } | undefined
  const $state = atom(stillGood(kept()?.pending))
  $state.listen(pending => persistence.write('account', { ...kept(), pending }))
  // It may be used in another tab.
  auth(site).$state.listen(({ isAuthenticated }) => isAuthenticated && $state.set(undefined))

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
