import { useLayoutEffect } from 'react'
import { resetLink } from '../features/sign-in/password-reset.store.ts'
import { PasswordReset } from '../features/sign-in/password-reset.tsx'
import { useSurroundings } from '../hooks/context.ts'
import { useMicrosite } from './microsite-context.ts'
import type { CurrentRoute } from './route.ts'
import { addressOf } from './router.ts'
import { useSignInRequest } from './use-sign-in-request.ts'

/** Keeps the token of a reset link out of the address, and asks for the new password. */
export function ResetPassword({ route }: Readonly<{ route: CurrentRoute }>) {
  const { site } = useSurroundings()
  const { router } = useMicrosite()
  const { request, goOn } = useSignInRequest(route)
  const { path, query } = route
  const token = query.get('token')

  // Removes the reset token from the address bar, so that it stays in no history or screenshot.
  useLayoutEffect(() => {
    if (token === null) return
    resetLink(site).set({ type: 'given', token })
    const rest = new URLSearchParams(query)
    rest.delete('token')
    router.open(addressOf({ path, query: rest }), { replace: true })
  }, [token, path, query, router, site])

  return <PasswordReset request={request} onDone={goOn} />
}
