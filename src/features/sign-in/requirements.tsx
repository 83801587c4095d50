import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { emptyPhone } from '../../lib/phone.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { RouteSkeleton } from '../../ui/skeletons/route-skeleton.tsx'
import { loginRequirements, type Requirements } from './login-requirements.store.ts'
import { signInMessages } from './sign-in.messages.ts'

/** What the forms around an account are made of. */
export interface Asked {
  requirements: Requirements
  /** ISO 3166 code of the event's country, for telephone numbers. */
  country: string
}

type Props = Readonly<{
  skeleton: 'login' | 'register' | 'pr' | 'rp'
  children: (asked: Asked) => ReactNode
}>

/** Shows a form once it is known what the event wants in it. */
export function WithRequirements({ skeleton, children }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(signInMessages)
  const resource = loginRequirements(site)
  const state = useStore(resource.$state)
  const country = emptyPhone(useSettings().locale).country
  const failure = useFailure(state.type === 'failed' ? state.failure : undefined)
  // Also while it is said above everything what the failure was.
  if (state.type === 'failed') {
    const again = <Button onClick={() => void resource.refresh()}>{say('retry')}</Button>
    return (
      <Page width="narrow">
        <Notice kind="error" title={say('failedTitle')} action={again}>
          {failure && (failure.text ?? failure.title)}
        </Notice>
      </Page>
    )
  }
  if (state.type !== 'ready') return <RouteSkeleton name={skeleton} label={say('loading')} />
  return children({ requirements: state.value, country })
}
