import type { ReactNode } from 'react'
import { FullScreen } from './full-screen.tsx'
import { Result } from './result.tsx'

type Props = Readonly<{
  title: string
  /** When the platform returns, if known, and what has been kept. */
  children: ReactNode
  action?: ReactNode
}>

/** Shown while the platform is down for maintenance. Loaded on demand. */
export function MaintenanceScreen({ title, children, action }: Props) {
  return (
    <FullScreen label={title}>
      <Result kind="warning" title={title} action={action}>
        {children}
      </Result>
    </FullScreen>
  )
}
