import { useEffect, useRef } from 'react'
import { announce } from './announcer.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** One notice of a stack. */
export type ToastNotice = Readonly<{
  id: number
  tone: 'info' | 'success' | 'warning' | 'error'
  title: string
  text?: string | undefined
  action?: Readonly<{ label: string; run: () => void }> | undefined
  /** Stays until it is closed or its action is taken. */
  stays: boolean
}>

type Props = Readonly<{
  notice: ToastNotice
  /** Milliseconds that it is shown, counted again each time the pointer or the focus leaves it. */
  time: number
  paused: boolean
  closeLabel: string
  onDismiss: (id: number) => void
}>

/** Announces itself when mounted: errors at once, the others politely. */
export function Toast({ notice, time, paused, closeLabel, onDismiss }: Props) {
  const { id, tone, title, text, action, stays } = notice
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss

  useEffect(() => {
    announce(text ? `${title} ${text}` : title, tone === 'error' ? 'assertive' : 'polite')
  }, [title, text, tone])

  useEffect(() => {
    if (stays || paused) return
    const timer = setTimeout(() => dismiss.current(id), time)
    return () => clearTimeout(timer)
  }, [id, stays, paused, time])

  return (
    <Notice
      kind={tone}
      title={title}
      silent
      closeLabel={closeLabel}
      onClose={() => onDismiss(id)}
      action={action && <Button onClick={action.run}>{action.label}</Button>}
    >
      {text && <p>{text}</p>}
    </Notice>
  )
}
