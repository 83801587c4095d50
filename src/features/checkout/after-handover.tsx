import { type ReactNode, useEffect, useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { handoverCode } from '../../lib/handover.ts'
import { endHandover } from './handover.store.ts'

type Props = Readonly<{ waiting: ReactNode; children: ReactNode }>

/** Starts the session of a visitor who returns from signing in, before the children are shown. Needs the settings. */
export function AfterHandover({ waiting, children }: Props) {
  const { site } = useSurroundings()
  const [isUnderWay, setUnderWay] = useState(() => site.environment.location().searchParams.has(handoverCode))
  useEffect(() => {
    if (isUnderWay) void endHandover(site).finally(() => setUnderWay(false))
  }, [isUnderWay, site])
  return isUnderWay ? waiting : children
}
