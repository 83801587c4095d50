import { useMemo } from 'react'
import { useSettings } from '../hooks/use-settings.ts'
import { useFrame } from './frame.ts'
import { mayRedirect } from './redirect-count.ts'
import type { CurrentRoute } from './route.ts'
import { signInGoal } from './sign-in-goal.ts'

/** What the address of a screen around signing in says, and the way on from it. */
export interface SignInRoute {
  way: {
    email: string | undefined
    /** Where to go afterwards, as far as it is one of our own paths or a place that the organiser trusts. */
    redirect: string | undefined
  }
  /** To where the visitor wanted to be, else home. The way back does not lead here again. */
  goOn(): void
}

export function useSignInWay({ query }: CurrentRoute): SignInRoute {
  const { router } = useFrame()
  const settings = useSettings()
  const email = query.get('email') ?? undefined
  const wanted = query.get('_redirect')
  return useMemo(() => {
    const goal = signInGoal(wanted, settings)
    const redirect = goal && (goal.type === 'inside' ? goal.path : goal.href)
    function goOn(): void {
      if (goal?.type === 'away' && mayRedirect()) location.assign(goal.href)
      else router.open(goal?.type === 'inside' ? goal.path : '/', { replace: true })
    }
    return { way: { email, redirect }, goOn }
  }, [email, wanted, settings, router])
}
