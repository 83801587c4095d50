import { useState } from 'react'
import type { DeskLot } from '../../../api/admin-auction.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { currencySymbol, formatMoney } from '../../../lib/money.ts'
import { filterDigits } from '../../../ui/filters.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { amountIn } from '../typed-amount.ts'
import { createCopyForm } from './action-forms.store.ts'
import { floorMessages } from './floor.messages.ts'
import type { DeskLotStore } from './floor.store.ts'

type Props = Readonly<{ lot: DeskLot; store: DeskLotStore; onClose: () => void }>

/** Sells one more piece: to whom and for how much, prefilled by the rules. */
export function CopyDialog({ lot, store, onClose }: Props) {
  const { site, locale } = useSurroundings()
  const say = useMessages(floorMessages)
  const sayField = useMessages(fieldMessages)
  const { currency, currency_decimals: decimals } = lot
  const [next] = useState(lot.next_bidder)
  const made = useStable(() => createCopyForm(site, store, lot, onClose), [site, store])
  const form = useForm(made, (name, inSentence) => {
    if (name === 'paddle') return say(inSentence ? 'paddleLabel' : 'paddle')
    return say(inSentence ? 'amountLabel' : 'amount')
  })
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const amount = amountIn(form.values.price, decimals)
  const action = amount === undefined ? say('sell') : say('sellFor', { price: money(amount) })
  return (
    <FormDialog title={say('sellTitle')} form={form} kept={made} action={action} keep={say('keep')} onClose={onClose}>
      <p>{say('sellText')}</p>
      <TextField {...form.field('paddle')} inputMode="numeric" autoComplete="off" filter={filterDigits} maxLength={6} />
      <MoneyField
        {...form.field('price')}
        symbol={currencySymbol(currency, locale)}
        commaHint={sayField('commaHint')}
        help={next && say('offered', { maximum: money(next.maximum) })}
      />
    </FormDialog>
  )
}
