import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import type { DeskPledge } from '../../../api/admin-pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { deskMessages } from '../desk.messages.ts'
import { pledgeDesk } from './pledge-desk.store.ts'
import { pledgesMessages } from './pledges.messages.ts'
import { useTypedAmount } from './use-typed-amount.ts'

/** Corrects a pledge: the donor, the amount, and what others see of it. */
export function CorrectDialog({ pledge, onClose }: Readonly<{ pledge: DeskPledge; onClose: () => void }>) {
  const { locale } = useSurroundings()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(pledgesMessages)
  const sayDesk = useMessages(deskMessages)
  const { correct } = useUserSlice(pledgeDesk)
  const busy = useStore(correct.$state).type === 'busy'
  const [paddle, setPaddle] = useState(pledge.paddle === undefined ? '' : String(pledge.paddle))
  const [amount, setAmount] = useState(plainAmount(pledge.amount, decimals))
  const [name, setName] = useState(pledge.name ?? '')
  const [email, setEmail] = useState(pledge.email ?? '')
  const [isAnonymous, setAnonymous] = useState(pledge.anonymousYN)
  const [hidesAmount, setHidesAmount] = useState(pledge.anonymous_amountYN)
  const { minor, wrongAmount } = useTypedAmount(amount, decimals)
  const yesNo = (is: boolean) => (is ? ('yes' as const) : ('no' as const))

  function save(event: FormEvent) {
    event.preventDefault()
    if (minor === undefined) return
    const to = {
      amount: minor,
      paddle: Number(paddle) || null,
      // Another paddle means another person, whose account has the name.
      name: name === pledge.name ? null : name,
      email: email === pledge.email ? null : email,
      anonymousYN: yesNo(isAnonymous),
      anonymous_amountYN: yesNo(hidesAmount),
    }
    void correct.run({ pledge, to, onDone: onClose })
  }

  return (
    <Dialog open title={say('correctTitle')} persistent={busy} closeLabel={sayDesk('close')} onClose={onClose}>
      <form className="desk-dialog" noValidate onSubmit={save}>
        <CommandProblem command={correct} />
        <TextField
          label={say('paddle')}
          name="correct-paddle"
          value={paddle}
          inputMode="numeric"
          filter={filterDigits}
          maxLength={6}
          onInput={setPaddle}
        />
        <MoneyField
          label={say('amount')}
          name="correct-amount"
          value={amount}
          symbol={currencySymbol(currency, locale)}
          commaHint={say('commaHint')}
          error={wrongAmount}
          disabled={pledge.paid_at !== undefined}
          onInput={setAmount}
        />
        <TextField label={say('name')} name="correct-name" value={name} onInput={setName} />
        <TextField label={say('email')} name="correct-email" type="email" value={email} onInput={setEmail} />
        <Checkbox name="correct-anonymous" label={say('hideName')} checked={isAnonymous} onChoose={setAnonymous} />
        <Checkbox name="correct-hides" label={say('hideAmount')} checked={hidesAmount} onChoose={setHidesAmount} />
        <Button variant="primary" type="submit" busy={busy} busyLabel={sayDesk('saving')}>
          {sayDesk('save')}
        </Button>
      </form>
    </Dialog>
  )
}
