import { useState } from 'react'
import { Button } from '../../../src/ui/button.tsx'
import { Checkbox } from '../../../src/ui/checkbox.tsx'
import { ChoiceCards } from '../../../src/ui/choice-cards.tsx'
import { ErrorSummary } from '../../../src/ui/error-summary.tsx'
import { filterDigits } from '../../../src/ui/filters.ts'
import { MoneyField } from '../../../src/ui/money-field.tsx'
import { TextField } from '../../../src/ui/text-field.tsx'
import { Specimen } from './specimen.tsx'

export function Fields() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ phone: '07700 900', bid: '110' })
  const [delivery, setDelivery] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [terms, setTerms] = useState(false)
  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    onInput: (value: string) => setValues({ ...values, [name]: value }),
  })

  return (
    <>
      <Specimen title="Fields">
        <div className="columns">
          <TextField {...field('name')} label="Full name" autoComplete="name" enterKeyHint="next" />
          <TextField
            {...field('email')}
            label="Email address"
            type="email"
            autoComplete="email"
            help="For your receipt, and nothing else."
          />
          <TextField
            {...field('phone')}
            label="Mobile number"
            type="tel"
            autoComplete="tel"
            error="Enter a UK mobile number, like 07700 900123"
          />
          <TextField
            {...field('pin')}
            label="PIN"
            inputMode="numeric"
            autoComplete="one-time-code"
            filter={filterDigits}
            help="The six digits that we sent you."
          />
          <MoneyField
            {...field('bid')}
            label="Your bid"
            symbol="£"
            commaHint="Write the amount without commas: 1000 or 12.50"
            error="Bid £120 or more: someone is already at £110"
          />
          <TextField {...field('table')} label="Table" value="Table 12" disabled help="Set by your host." />
          <TextField {...field('message')} label="Message" rows={3} optional="optional" maxLength={240} />
        </div>
      </Specimen>
      <Specimen title="Choices">
        <ChoiceCards
          legend="How would you like to receive the prize?"
          name="delivery"
          value={delivery}
          onChoose={setDelivery}
          choices={[
            {
              value: 'tonight',
              title: 'Collect it tonight',
              description: 'From the desk beside the stage, until 11 pm',
            },
            { value: 'post', title: 'By post', description: 'Within a week, signed for' },
            { value: 'give', title: 'Give it back', description: 'It goes into the next draw', disabled: true },
          ]}
          error={delivery ? undefined : 'Choose how to receive the prize'}
        />
        <Checkbox
          name="terms"
          label="I have read the rules of the draw"
          checked={terms}
          onChoose={setTerms}
          error={terms ? undefined : 'Tick the box to enter the draw'}
        />
        <Checkbox name="fixed" label="Show my name to the other guests" checked disabled onChoose={() => {}} />
      </Specimen>
      <Specimen title="Error summary">
        <div>
          <Button onClick={() => setAttempt(attempt + 1)}>Send with mistakes</Button>
        </div>
        {attempt > 0 && (
          <ErrorSummary
            key={attempt}
            title="There is a problem"
            problems={[
              { field: 'phone', text: 'Enter a UK mobile number, like 07700 900123' },
              { field: 'bid', text: 'Bid £120 or more: someone is already at £110' },
              { field: 'delivery', text: 'Choose how to receive the prize' },
            ]}
          />
        )}
      </Specimen>
    </>
  )
}
