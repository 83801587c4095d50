import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Result } from '../../../ui/result.tsx'
import { itemMessages } from './item.messages.ts'
import type { Promised } from './pledge-form.store.ts'

type Props = Readonly<{ promised: Promised; currency: string; decimals: number; onAgain: () => void }>

/** Thanks for a promise, and explains how it is paid. */
export function PromisedNote({ promised: { amount, matched, path, mailedYN }, currency, decimals, onAgain }: Props) {
  const { locale } = useSurroundings()
  const { href } = useLinks()
  const say = useTermMessages(itemMessages)
  const container = useRef<HTMLDivElement>(null)
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1} className="pledge-promised">
      <Result
        kind="success"
        level={2}
        title={say('promisedTitle', { amount: money(amount) })}
        action={<LinkButton href={href(path)}>{say('payAtOnce')}</LinkButton>}
      >
        {mailedYN && <p>{say('promised')}</p>}
        {matched > 0 && <p>{say('promisedMatch', { amount: money(matched) })}</p>}
      </Result>
      <Button variant="quiet" onClick={onAgain}>
        {say('another')}
      </Button>
    </div>
  )
}
