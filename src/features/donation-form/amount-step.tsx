import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import { currencySymbol, formatMoney } from '../../lib/money.ts'
import { useSurroundings } from '../../store/context.ts'
import { useMessages } from '../../store/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { donationFormMessages } from './donation-form.messages.ts'
import type { DonationForm } from './donation-form.store.ts'
import { StepFrame } from './step-frame.tsx'
import { useFieldProblems } from './use-field-problems.ts'

type Props = Readonly<{
  form: DonationForm
  settings: AppSettings
  /** The next step's code is still on its way. */
  busy: boolean
}>

export function AmountStep({ form, settings, busy }: Props) {
  const { locale, emit } = useSurroundings()
  const say = useMessages('donation-form', donationFormMessages)
  const draft = useStore(form.$draft)
  const amount = useStore(form.$amount)
  const problems = useFieldProblems(useStore(form.$problems), settings)
  const { currency, currency_decimals: decimals } = settings
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const choices = [
    ...settings.donation_amounts.map(({ amount, description }) => ({
      value: String(amount),
      title: <bdi>{money(amount)}</bdi>,
      description,
    })),
    { value: 'own', title: say('otherAmount') },
  ]

  function goOn() {
    if (form.goTo('details') && amount) emit('donation-started', { amount: amount.minor, currency })
  }

  return (
    <StepFrame form={form} problems={problems} onSubmit={goOn} takesFocus={false}>
      <ChoiceCards
        legend={say('amountTitle')}
        name="choice"
        compact
        choices={choices}
        value={draft.choice}
        onChoose={choice => form.change({ choice })}
      />
      {draft.choice === 'own' && (
        <MoneyField
          label={say('ownAmount')}
          name="amount"
          large
          symbol={currencySymbol(currency, locale)}
          commaHint={say('commaHint')}
          autoComplete="transaction-amount"
          enterKeyHint="next"
          value={draft.own}
          onInput={own => form.change({ own })}
          error={problems.amount}
        />
      )}
      <Button variant="primary" type="submit" wide busy={busy}>
        {amount ? say('donate', { amount: money(amount.minor) }) : say('donateBare')}
      </Button>
    </StepFrame>
  )
}
