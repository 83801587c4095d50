import { useStore } from '@nanostores/react'
import { useMessages } from '../../store/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { donationFormMessages } from './donation-form.messages.ts'
import type { DonationForm } from './donation-form.store.ts'
import { GiftSummary } from './gift-summary.tsx'
import { StepFrame } from './step-frame.tsx'
import { useFieldProblems } from './use-field-problems.ts'

export function DetailsStep({ form }: Readonly<{ form: DonationForm }>) {
  const say = useMessages('donation-form', donationFormMessages)
  const draft = useStore(form.$draft)
  const problems = useFieldProblems(useStore(form.$problems))
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    name,
    label: say(name),
    value: draft[name],
    error: problems[name],
    onInput: (text: string) => form.change({ [name]: text }),
  })

  return (
    <StepFrame
      form={form}
      title={say('detailsTitle')}
      problems={problems}
      onSubmit={() => form.goTo('payment')}
      takesFocus
    >
      <GiftSummary form={form} />
      <div className="donation-pair">
        <TextField {...field('firstName')} autoComplete="given-name" enterKeyHint="next" />
        <TextField {...field('lastName')} autoComplete="family-name" enterKeyHint="next" />
      </div>
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        help={say('emailHelp')}
      />
      <Button variant="primary" type="submit" wide>
        {say('toPayment')}
      </Button>
    </StepFrame>
  )
}
