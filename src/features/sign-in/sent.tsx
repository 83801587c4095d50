import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'

/** Confirms that a mail was sent. Takes the focus, so that screen readers read it. */
export function Sent({ title, text }: Readonly<{ title: string; text: string }>) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1} className="auth-sent">
      <Notice kind="success" title={title}>
        {text}
      </Notice>
    </div>
  )
}
