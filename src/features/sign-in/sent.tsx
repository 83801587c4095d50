import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'

/** Confirms that a mail was sent. Takes the focus, so that screen readers read it. */
export function Sent({ title, text }: Readonly<{ title: string; text: string }>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="auth-sent">
      <Notice kind="success" title={title}>
        {text}
      </Notice>
    </div>
  )
}
