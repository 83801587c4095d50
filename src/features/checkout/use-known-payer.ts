import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { auth } from '../../store/auth.ts'
import type { Checkout } from './checkout.store.ts'

export type KnownPayer = Readonly<{ first_name: string; last_name: string; email?: string | null | undefined }>

/**
 * Fills in the details of the signed-in payer, else of the person whom a personal link names. Does not overwrite what
 * was typed.
 */
export function useKnownPayer({ form }: Checkout, named?: KnownPayer): void {
  const { site } = useSurroundings()
  const { user } = useStore(auth(site).$state)

  useEffect(() => {
    const { firstName, lastName, email } = form.$values.get()
    const known: KnownPayer | undefined = user ?? named
    if (!known || firstName || lastName || email) return
    form.change({ firstName: known.first_name, lastName: known.last_name, email: known.email ?? '' })
  }, [user, named, form])
}
