import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import { GiftSummary } from './gift-summary.tsx'
import { goOn, offersGiftAid } from './later-rules.ts'
import { PersonalPart } from './personal-part.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { StepFrame } from './step-frame.tsx'
import { useLaterProblems } from './use-later-problems.ts'

/** Who gives, and what they want to say with it. */
export function DetailsStep({ form, settings }: Readonly<{ form: DonationForm; settings: AppSettings }>) {
  const say = useMessages(donationLaterMessages)
  const draft = useStore(form.$draft)
  const problems = useLaterProblems(form, settings)
  const { giving } = settings
  const field = (name: 'firstName' | 'lastName' | 'email' | 'organisation') => ({
    name,
    label: say(name),
    value: draft[name],
    error: problems[name],
    onInput: (text: string) => form.change({ [name]: text }),
  })
  const tick = (name: 'forOrganisation' | 'invoice') => ({
    name,
    label: say(name),
    checked: draft[name] === 'yes',
    onChoose: (checked: boolean) => form.change({ [name]: checked ? 'yes' : '' }),
  })

  return (
    <StepFrame
      form={form}
      title={say('detailsTitle')}
      summary={<ProblemSummary form={form} problems={problems} />}
      onSubmit={() => goOn(form, settings)}
      takesFocus
    >
      <GiftSummary form={form} settings={settings} />
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
      {settings.request_invoice && (
        <>
          <Checkbox {...tick('forOrganisation')} />
          {draft.forOrganisation === 'yes' && (
            <>
              <TextField {...field('organisation')} autoComplete="organization" enterKeyHint="next" />
              <Checkbox {...tick('invoice')} />
            </>
          )}
        </>
      )}
      <PersonalPart form={form} settings={settings} problems={problems} />
      {giving.marketing_question && (
        <RadioGroup
          legend={giving.marketing_question}
          name="marketing"
          inline
          choices={[
            { value: 'yes', title: say('yes') },
            { value: 'no', title: say('no') },
          ]}
          value={draft.marketing || undefined}
          onChoose={marketing => form.change({ marketing })}
          error={problems.marketing}
        />
      )}
      <Button variant="primary" type="submit" wide>
        {say(offersGiftAid(draft, settings) ? 'goOn' : 'toPayment')}
      </Button>
    </StepFrame>
  )
}
