import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import css from './notice-stack.css?inline'
import { useStyles } from './styles.ts'
import { Toast, type ToastNotice } from './toast.tsx'

type Props = Readonly<{
  /** Oldest first. */
  notices: readonly ToastNotice[]
  /** "Notices" */
  label: string
  /** "Close" */
  closeLabel: string
  /** Milliseconds that one is shown which does not stay. */
  time: number
  onDismiss: (id: number) => void
}>

/**
 * What has just happened, in a corner above everything. None goes while the
 * pointer or the focus is on them; Escape closes the newest.
 */
export function NoticeStack({ notices, label, closeLabel, time, onDismiss }: Props) {
  const ref = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const before = useRef<HTMLElement | undefined>(undefined)
  const newest = notices.at(-1)?.id
  useStyles(css)
  useAbove(ref, newest)

  function dismiss(id: number) {
    if (ref.current?.contains((ref.current.getRootNode() as Document | ShadowRoot).activeElement))
      before.current?.focus()
    onDismiss(id)
    if (notices.length < 2) {
      setHovered(false)
      setFocused(false)
    }
  }

  function focus({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !ref.current?.contains(relatedTarget)) before.current = relatedTarget
    setFocused(true)
  }

  function blur({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && ref.current?.contains(relatedTarget))) setFocused(false)
  }

  function press({ key }: KeyboardEvent) {
    if (key === 'Escape' && newest !== undefined) dismiss(newest)
  }

  return (
    <section
      ref={ref}
      className="notice-stack"
      aria-label={label}
      popover="manual"
      onFocus={focus}
      onBlur={blur}
      onKeyDown={press}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {notices.map(notice => (
        <Toast
          key={notice.id}
          notice={notice}
          time={time}
          paused={hovered || focused}
          closeLabel={closeLabel}
          onDismiss={dismiss}
        />
      ))}
    </section>
  )
}

/** In the top layer, where no ancestor's containment holds it; above whatever came there before it. */
function useAbove(ref: { current: HTMLElement | null }, newest: number | undefined): void {
  useEffect(() => {
    const stack = ref.current
    if (newest === undefined || !stack?.showPopover) return
    stack.showPopover()
    return () => {
      if (stack.isConnected) stack.hidePopover()
    }
  }, [ref, newest])
}
