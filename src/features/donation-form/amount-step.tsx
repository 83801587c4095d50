import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { donationFormMessages } from './donation-form.messages.ts'
import type { DonationForm } from './donation-form.store.ts'
import { priceOf } from './gift-sums.ts'
import type { Later } from './later.ts'
import { StepFrame } from './step-frame.tsx'
import { WhatItDoes } from './what-it-does.tsx'

type Props = Readonly<{
  form: DonationForm
  settings: AppSettings
  /** Undefined while it is on its way. */
  later: Later | undefined
}>

export function AmountStep({ form, settings, later }: Props) {
  const { locale, emit } = useSurroundings()
  const say = useMessages(donationFormMessages)
  const draft = useStore(form.$draft)
  const step = useStore(form.$step)
  const amount = useStore(form.$amount)
  const total = useStore(form.$sums)?.total
  const { currency, donation_amounts } = settings
  const money = (minor: number) => formatMoney(form.money(minor), locale)
  const choices = [
    ...donation_amounts.map(({ amount }) => ({
      value: String(amount),
      title: <bdi>{money(priceOf(amount, settings))}</bdi>,
    })),
    { value: 'own', title: say('otherAmount') },
  ]

  function goOn(frequency: 'once' | 'monthly') {
    form.change({ frequency })
    if (form.goTo('details') && amount) emit('donation-started', { amount: amount.minor, currency })
  }

  return (
    <StepFrame
      form={form}
      summary={later && <later.AmountSummary form={form} settings={settings} />}
      onSubmit={() => goOn('once')}
      takesFocus={false}
    >
      <ChoiceCards
        legend={say('amountTitle')}
        name="choice"
        compact
        choices={choices}
        value={draft.choice}
        onChoose={choice => form.change({ choice })}
      />
      {draft.choice === 'own' &&
        (later ? <later.OwnAmount form={form} settings={settings} /> : <Skeleton height={84} />)}
      <WhatItDoes form={form} settings={settings} />
      <div className="donation-often">
        <Button variant="primary" type="submit" busy={step !== 'amount'}>
          {total ? say('donate', { amount: money(total) }) : say('donateBare')}
        </Button>
        {settings.monthly_giving_enabled && (
          <Button variant="primary" busy={step !== 'amount'} onClick={() => goOn('monthly')}>
            {amount ? say('monthly', { amount: money(priceOf(amount.minor, settings)) }) : say('monthlyBare')}
          </Button>
        )}
      </div>
    </StepFrame>
  )
}
