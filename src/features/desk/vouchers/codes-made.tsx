import { useEffect, useRef } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { MadeCodes } from './voucher-form.store.ts'
import { vouchersMessages } from './vouchers.messages.ts'

type Props = Readonly<{ made: MadeCodes; onMore: () => void }>

/** That the codes are made. It replaces their form, so that a second press makes no second batch. */
export function CodesMade({ made: { codes, uses }, onMore }: Props) {
  const say = useMessages(vouchersMessages)
  const container = useRef<HTMLDivElement>(null)
  // Focus also scrolls to it: the pressed button was far below.
  useEffect(() => container.current?.focus(), [])
  const count = String(uses)
  return (
    <div ref={container} tabIndex={-1} className="in-sight">
      <Notice
        kind="success"
        title={say('made', { count: codes.length })}
        action={<Button onClick={onMore}>{say('moreCodes')}</Button>}
      >
        <p>{uses == null ? say('usesAny') : uses === 1 ? say('usesOne') : say('usesMany', { count })}</p>
        <p>{say('madeText')}</p>
      </Notice>
    </div>
  )
}
