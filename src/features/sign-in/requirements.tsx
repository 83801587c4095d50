import type { ReactNode } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { emptyPhone } from '../../lib/phone.ts'
import { NoticeProblem } from '../../ui/notice-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { loginRequirements, type Requirements } from './login-requirements.store.ts'
import { signInMessages } from './sign-in.messages.ts'

/** The data that the sign-in forms need. */
export interface SignInSettings {
  requirements: Requirements
  /** ISO 3166 code of the event's country, for telephone numbers. */
  country: string
}

type Props = Readonly<{
  skeleton: 'login' | 'register' | 'pr' | 'rp'
  children: (settings: SignInSettings) => ReactNode
}>

/** Shows a form once the event's requirements are loaded. */
export function WithRequirements({ skeleton, children }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(signInMessages)
  const { country } = emptyPhone(useSettings().locale)
  const frame = useExplained(loginRequirements(site), { failed: say('failed') })
  const shown = (
    <ResourceFrame {...frame} skeleton={said => <RouteSkeleton name={skeleton} label={said} />} Problem={NoticeProblem}>
      {requirements => children({ requirements, country })}
    </ResourceFrame>
  )
  return frame.state.type === 'failed' ? <Page width="narrow">{shown}</Page> : shown
}
