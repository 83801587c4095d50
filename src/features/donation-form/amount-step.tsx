import { useStore } from '@nanostores/react'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useEmit } from '../../hooks/use-emit.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sumsOf } from '../checkout/sums.ts'
import type { donationFormEvents } from './donation-form.events.ts'
import { donationFormMessages } from './donation-form.messages.ts'
import type { Gift } from './gift.store.ts'
import type { NextSteps } from './next-steps.ts'
import { WhatItDoes } from './what-it-does.tsx'

type Props = Readonly<{
  gift: Gift
  /** Undefined while it is loading. */
  next: NextSteps | undefined
}>

export function AmountStep({ gift, next }: Props) {
  const { locale, links } = useSurroundings()
  const emit = useEmit<typeof donationFormEvents>()
  const say = useMessages(donationFormMessages)
  const { choice } = useStore(gift.form.$values)
  const isMonthly = useStore(gift.$isMonthly)
  const mustSignIn = useStore(gift.$mustSignIn)
  const amount = useStore(gift.$amount)
  const settings = useSettings()
  // Continues as soon as the code of the next step is loaded.
  const isLeaving = useStore(gift.$view) === 'checkout'
  const { currency, currency_decimals: decimals, donation_amounts } = settings
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const container = useRef<HTMLFormElement>(null)

  // On the way back, the button that was pressed is gone.
  useLayoutEffect(() => {
    if (gift.wasLeft()) container.current?.querySelector<HTMLElement>('[name=choice]:checked')?.focus()
  }, [gift])

  const words = isMonthly ? 'giveMonthly' : 'give'
  const choices = [
    ...donation_amounts.map(({ amount }) => {
      const fee = sumsOf(amount, settings).processingFee
      return {
        value: String(amount),
        title: <bdi>{money(amount)}</bdi>,
        description: fee > 0 && say('cardFee', { fee: money(fee) }),
      }
    }),
    { value: 'own', title: say('otherAmount') },
  ]

  async function submit(event: FormEvent) {
    event.preventDefault()
    await gift.form.submit()
    const amount = gift.$amount.get()
    if (gift.$view.get() === 'checkout' && amount) emit('donation-started', { amount, currency })
  }

  return (
    <form className="step-layout donation" ref={container} noValidate onSubmit={submit}>
      {next && <next.AmountProblems gift={gift} />}
      {settings.monthly_giving_enabled && (
        <div className="donation-often">
          <ChoiceCards
            legend={say('often')}
            name="frequency"
            compact
            choices={[
              { value: 'once', title: say('once') },
              { value: 'monthly', title: say('monthly') },
            ]}
            value={isMonthly ? 'monthly' : 'once'}
            onChoose={frequency => gift.form.change({ frequency })}
          />
        </div>
      )}
      <ChoiceCards
        legend={say(isMonthly ? 'amountTitleMonthly' : 'amountTitle')}
        name="choice"
        compact
        choices={choices}
        value={choice}
        onChoose={gift.choose}
      />
      {choice === 'own' && (next ? <next.OwnAmount gift={gift} /> : <Skeleton height={84} />)}
      <WhatItDoes gift={gift} />
      {mustSignIn && <p>{say(links ? 'signInFirst' : 'signInThere')}</p>}
      <Button variant="primary" type="submit" wide busy={isLeaving}>
        {mustSignIn ? say('signIn') : amount ? say(words, { amount: money(amount) }) : say(`${words}Bare`)}
      </Button>
    </form>
  )
}
