import { useMemo } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { useSettings } from '../hooks/use-settings.ts'
import { pathTo } from '../lib/path-to.ts'
import { takeLeftAddress } from './left-address.ts'
import { useMicrosite } from './microsite-context.ts'
import { mayRedirect } from './redirect-count.ts'
import type { CurrentRoute, Route } from './route.ts'
import { guestPath, signInGoal } from './sign-in-goal.ts'

/** What the address of a sign-in screen says about where to go afterwards. */
export interface SignInRoute {
  request: {
    email: string | undefined
    /** Where to go after sign-in, if it is a path of the microsite or an allowed site. */
    redirect: string | undefined
    /** Where the visitor can do the same as a guest. */
    guest: string | undefined
    /** What accounts are used for at this event. */
    uses: ReadonlySet<Route['accountUse']>
  }
  /** Goes where the visitor wanted to go, else to the home page. Replaces the history entry. */
  goOn(): void
}

export function useSignInRequest({ query }: CurrentRoute): SignInRoute {
  const { site } = useSurroundings()
  const { router } = useMicrosite()
  const settings = useSettings()
  const email = query.get('email') ?? undefined
  const wanted = query.get('_redirect')
  return useMemo(() => {
    const goal = signInGoal(wanted, settings, router)
    const redirect = goal && (goal.type === 'inside' ? goal.path : goal.href)
    const guest = goal?.type === 'inside' ? guestPath(goal.path, router) : undefined
    const uses = new Set(settings.menu.map(({ link }) => router.match(link)?.route.accountUse))
    function goOn(): void {
      if (goal?.type === 'away' && mayRedirect()) location.assign(goal.href)
      else router.open(goal?.type === 'inside' ? takeLeftAddress(site, goal.path) : pathTo('home'), { replace: true })
    }
    return { request: { email, redirect, guest, uses }, goOn }
  }, [email, wanted, settings, router, site])
}
