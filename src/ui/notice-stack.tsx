import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTopModal } from './modals.ts'
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
  /** Milliseconds until a notice that is not persistent disappears. */
  time: number
  onDismiss: (id: number) => void
}>

/**
 * Recent notices in a corner above everything, reachable from inside an open modal dialog too. They do not disappear
 * while the pointer or the focus is on them. Escape closes the newest.
 */
export function NoticeStack({ notices, label, closeLabel, time, onDismiss }: Props) {
  const home = useRef<HTMLDivElement>(null)
  const ref = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const before = useRef<HTMLElement | undefined>(undefined)
  const newest = notices.at(-1)?.id
  useStyles(css)
  useAbove(ref, home, newest)

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

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || newest === undefined) return
    // Escape closes the notice, not the dialog around it.
    event.preventDefault()
    dismiss(newest)
  }

  return (
    <div ref={home}>
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
    </div>
  )
}

/**
 * Uses the top layer, so that no ancestor can clip it, and moves to its top whenever a dialog opens above it.
 * Everything outside an open modal dialog is inert, so the element is moved into the dialog, where its timers go on.
 */
function useAbove(ref: ElementRef, home: ElementRef, newest: number | undefined): void {
  const modal = useTopModal()
  useEffect(() => {
    const stack = ref.current
    if (newest === undefined || !stack?.showPopover) return
    // A dialog in another block's shadow root lacks our styles.
    const parent = modal?.getRootNode() === home.current?.getRootNode() ? modal : home.current
    if (stack.parentNode !== parent) parent?.append(stack)
    stack.showPopover()
    return () => {
      if (stack.isConnected) stack.hidePopover()
    }
  }, [ref, home, newest, modal])

  useLayoutEffect(() => {
    const [stack, own] = [ref.current, home.current]
    return () => {
      if (stack) own?.append(stack)
    }
  }, [ref, home])
}

type ElementRef = Readonly<{ current: HTMLElement | null }>
