import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { auth } from '../../store/auth.ts'
import { depart, departures as departuresOf } from '../../store/departures.ts'
import { holdsAnswersOfOthers } from '../../store/kept-answers.ts'
import type { Checkout } from './checkout.store.ts'
import { isStill } from './saved.store.ts'

export type KnownPayer = Readonly<{ first_name: string; last_name: string; email?: string | null | undefined }>

const nobody = { firstName: '', lastName: '', email: '' }

/**
 * Fills in the details of the signed-in payer, else of the person whom a personal link names. Does not overwrite what
 * was typed. Once they have signed out, or another user has taken over, nothing of them is left in the form.
 */
export function useKnownPayer(checkout: Checkout, named?: KnownPayer): void {
  const { site } = useSurroundings()
  const { user } = useStore(auth(site).$state)
  const departures = useStore(departuresOf(site))
  const filled = useRef(nobody)

  // biome-ignore lint/correctness/useExhaustiveDependencies: departures, since no user may be known before and after one
  useEffect(() => {
    if (user && holdsAnswersOfOthers(site, user.user_id)) depart(site)
    if (checkout.forgetDeparted()) filled.current = nobody
    const { firstName, lastName, email } = checkout.form.$values.get()
    const known: KnownPayer | undefined = user ?? named
    if (!known || !isStill({ firstName, lastName, email }, filled.current)) return
    const next = { firstName: known.first_name, lastName: known.last_name, email: known.email ?? '' }
    if (isStill(next, filled.current)) return
    filled.current = next
    checkout.form.change(next)
  }, [site, user, named, checkout, departures])
}
