import type { DeskPledge } from '../../../api/admin-pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { createCorrectForm } from './correct-form.store.ts'
import { pledgesMessages } from './pledges.messages.ts'

const labels = {
  paddle: 'paddleField',
  amount: 'amount',
  name: 'name',
  email: 'email',
  anonymousYN: 'hideName',
  anonymous_amountYN: 'hideAmount',
} as const

/** Corrects a pledge: the donor, the amount, and what others see of it. */
export function CorrectDialog({ pledge, onClose }: Readonly<{ pledge: DeskPledge; onClose: () => void }>) {
  const { site, locale } = useSurroundings()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(pledgesMessages)
  const made = useStable(() => createCorrectForm(site, pledge, decimals, onClose), [site, pledge.pledge_id, decimals])
  const form = useForm(made, (name, inSentence) =>
    say(name === 'amount' && inSentence ? 'amountInSentence' : labels[name]),
  )
  const isPaid = pledge.paid_at !== undefined
  return (
    <FormDialog title={say('correctTitle')} form={form} kept={made} onClose={onClose}>
      {isPaid && <p className="desk-muted">{say(pledge.paid_by ? 'markedPaidStands' : 'paidStands')}</p>}
      <TextField {...form.field('paddle')} inputMode="numeric" filter={filterDigits} maxLength={6} disabled={isPaid} />
      <MoneyField
        {...form.field('amount')}
        symbol={currencySymbol(currency, locale)}
        commaHint={say('commaHint')}
        disabled={isPaid}
      />
      <TextField {...form.field('name')} disabled={isPaid} />
      <TextField {...form.field('email')} type="email" disabled={isPaid} />
      {(['anonymousYN', 'anonymous_amountYN'] as const).map(name => (
        <Checkbox
          key={name}
          name={name}
          label={say(labels[name])}
          error={form.error(name)}
          checked={form.values[name] === 'yes'}
          onChoose={checked => made.change({ [name]: checked ? 'yes' : 'no' })}
        />
      ))}
    </FormDialog>
  )
}
