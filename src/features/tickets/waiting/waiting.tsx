import type { ComponentProps } from 'react'
import { useCodeFrame } from '../../../hooks/use-code.ts'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import type { WaitFor } from './wait-for.tsx'

const load = () => import('./wait-for.tsx').then(module => module.WaitFor)

/** The form of the waiting list. Its code loads on demand. */
export function Waiting(props: ComponentProps<typeof WaitFor>) {
  return <ResourceFrame {...useCodeFrame(load)}>{WaitFor => <WaitFor {...props} />}</ResourceFrame>
}
