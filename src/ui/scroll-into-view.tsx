import { type ReactNode, useEffect, useRef } from 'react'

type Props = Readonly<{ id?: string; children: ReactNode }>

/** Scrolls to its content when it appears: the button that was pressed may be far above it. */
export function ScrollIntoView({ id, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div id={id} ref={ref} className="in-sight">
      {children}
    </div>
  )
}
