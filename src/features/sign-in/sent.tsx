import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'

/** Something is in the post. It takes the focus from the button that sent it, so that it is seen and heard. */
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
