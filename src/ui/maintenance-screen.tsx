import type { ReactNode } from 'react'
import { FullScreen } from './full-screen.tsx'
import { Result } from './result.tsx'

type Props = Readonly<{
  title: string
  /** When it returns, as far as it is known, and what is kept. */
  children: ReactNode
  action?: ReactNode
}>

/** Stands while the platform is away. Loaded on need. */
export function MaintenanceScreen({ title, children, action }: Props) {
  return (
    <FullScreen label={title}>
      <Result kind="warning" title={title} action={action}>
        {children}
      </Result>
    </FullScreen>
  )
}
