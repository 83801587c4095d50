import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { auth } from '../../store/auth.ts'
import type { DonationForm } from './donation-form.store.ts'

/** Whoever is signed in need not say again who they are. What they have typed stays. */
export function useKnownDonor(form: DonationForm): void {
  const { site } = useSurroundings()
  const { user } = useStore(auth(site).$state)

  useEffect(() => {
    const { firstName, lastName, email } = form.$draft.get()
    if (!user || firstName || lastName || email) return
    form.change({ firstName: user.first_name, lastName: user.last_name, email: user.email ?? '' })
  }, [user, form])
}
