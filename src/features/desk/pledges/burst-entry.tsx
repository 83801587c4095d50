import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { AdminPledgeItem } from '../../../api/admin-pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { announce } from '../../../ui/announcer.ts'
import { Button } from '../../../ui/button.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { paddleIn } from './burst.store.ts'
import { pledgeDesk } from './pledge-desk.store.ts'
import { pledgesMessages } from './pledges.messages.ts'
import { useTypedAmount } from './use-typed-amount.ts'

type Props = Readonly<{ item: AdminPledgeItem; money: (minor: number) => string }>

/**
 * Records pledges by paddle: digits and Enter record one of the current level's amount, and the field is ready for the
 * next. The arrow keys change the level.
 */
export function BurstEntry({ item, money }: Props) {
  const { locale } = useSurroundings()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(pledgesMessages)
  const { burst } = useUserSlice(pledgeDesk)
  const { levels, pledge_item_id: itemId, state } = item
  const [typed, setTyped] = useState('')
  const [amount, setAmount] = useState(() => plainAmount(levels[0]?.amount ?? 0, decimals))
  const [isWrong, setWrong] = useState(false)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { minor, wrongAmount } = useTypedAmount(amount, decimals)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function record(event: FormEvent) {
    event.preventDefault()
    const who = paddleIn(typed)
    setWrong(!who)
    setTried(minor === undefined)
    if (!who || minor === undefined) return
    burst.record({ itemId, amount: minor, ...who })
    announce(say('recorded', { paddle: String(who.paddle), amount: money(minor) }))
    setTyped('')
  }

  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!step || !levels.length) return
    event.preventDefault()
    const at = levels.findIndex(level => level.amount === minor)
    const next = levels[Math.min(levels.length - 1, Math.max(0, at + step))]
    if (!next) return
    setAmount(plainAmount(next.amount, decimals))
    announce(say('asking', { amount: money(next.amount) }))
  }

  if (state === 'closed') return <Notice kind="info" title={say('closed')} />
  return (
    <form ref={form} className="pledge-burst" noValidate onSubmit={record} onKeyDown={press}>
      <TextField
        label={say('paddle')}
        name="paddle"
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={7}
        large
        error={isWrong ? say('paddleWrong') : undefined}
        onInput={text => {
          setTyped(text)
          setWrong(false)
        }}
      />
      <MoneyField
        label={say('amount')}
        name="amount"
        value={amount}
        symbol={currencySymbol(currency, locale)}
        commaHint={say('commaHint')}
        large
        error={isTried ? wrongAmount : undefined}
        onInput={setAmount}
      />
      <Button variant="primary" type="submit" wide>
        {say('record', { amount: minor === undefined ? '' : money(minor) })}
      </Button>
      <p className="desk-muted pledge-keys">{say('keys')}</p>
    </form>
  )
}
