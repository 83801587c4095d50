import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Charity } from '../../../api/pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useEmit } from '../../../hooks/use-emit.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { currencySymbol, formatMoney } from '../../../lib/money.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { AmountFields } from '../item/amount-fields.tsx'
import formCss from '../item/form.css?inline'
import { selection } from '../pay/selection.store.ts'
import type { pledgesEvents } from '../pledges.events.ts'
import { charityMessages } from './charity.messages.ts'
import { CharityFields } from './charity-fields.tsx'
import { createCharityGift } from './charity-gift.store.ts'
import { useChoiceLabel } from './use-choice-label.ts'

/** Gives an amount to one charity or several. */
export function CharityGift({ charities }: Readonly<{ charities: readonly Charity[] }>) {
  useStyles(formCss)
  const { site, locale } = useSurroundings()
  const { open } = useLinks()
  const say = useMessages(charityMessages)
  const emit = useEmit<typeof pledgesEvents>()
  const { currency, currency_decimals: decimals, donation_amounts, donation_minimum, donation_maximum } = useSettings()
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const title = say('title')
  const { form, $amount } = useMemo(
    () =>
      createCharityGift(site, charities, title, () => {
        const amount = selection(site).$selection.get()?.amount ?? 0
        emit('pledge-started', { pledgeItemId: undefined, amount, currency })
        open(pathTo('pledge-checkout'))
      }),
    [site, charities, title, currency, emit, open],
  )
  const label = useChoiceLabel(charities)
  const amount = useStore($amount)
  const fields = useForm(form, label, {
    min: money(donation_minimum),
    max: money(donation_maximum),
    symbol: currencySymbol(currency, locale),
    whole: money(amount ?? 0),
  })
  return (
    <Form {...fields.props} label={title}>
      <AmountFields
        form={form}
        fields={fields}
        levels={donation_amounts.map(({ amount, description }) => ({ amount, does: description ?? '' }))}
        legend={say('howMuch')}
        takesOwn
        currency={currency}
        decimals={decimals}
      />
      <CharityFields
        form={form}
        fields={fields}
        charities={charities}
        amount={amount}
        currency={currency}
        decimals={decimals}
      />
      <Button type="submit" variant="primary" wide busy={fields.busy}>
        {amount === undefined ? say('goOnNothing') : say('goOn', { amount: money(amount) })}
      </Button>
    </Form>
  )
}
