import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { auth } from '../../store/auth.ts'
import type { Checkout } from './checkout.store.ts'

/** Fills in the signed-in payer's details. Does not overwrite what was typed. */
export function useKnownPayer({ form }: Checkout): void {
  const { site } = useSurroundings()
  const { user } = useStore(auth(site).$state)

  useEffect(() => {
    const { firstName, lastName, email } = form.$values.get()
    if (!user || firstName || lastName || email) return
    form.change({ firstName: user.first_name, lastName: user.last_name, email: user.email ?? '' })
  }, [user, form])
}
