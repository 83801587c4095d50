import { useState } from 'react'
import { fieldMessages, type SayField } from '../../../src/lib/fields.messages.ts'
import { fill } from '../../../src/lib/messages.ts'
import { emptyPhone } from '../../../src/lib/phone.ts'
import { DateField } from '../../../src/ui/date-field.tsx'
import { OneTimeCodeField } from '../../../src/ui/one-time-code-field.tsx'
import { PasswordField } from '../../../src/ui/password-field.tsx'
import { PhoneField } from '../../../src/ui/phone-field.tsx'
import { RadioGroup } from '../../../src/ui/radio-group.tsx'
import { SelectField } from '../../../src/ui/select-field.tsx'
import { TextAreaField } from '../../../src/ui/text-area-field.tsx'
import { Specimen } from './specimen.tsx'

const say: SayField = (key, values = {}) => fill(fieldMessages[key], values, 'en-GB')

/** Form controls. */
export function Asking() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({
    'new-password': 'tulip river',
    code: '4821',
  })
  const [phone, setPhone] = useState(() => ({ ...emptyPhone('en-GB'), text: '07700 900123' }))
  const [phoneWithMistake, setPhoneWithMistake] = useState(() => ({ country: 'DE', text: '0170' }))
  const [consent, setConsent] = useState<string>()
  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    onInput: (value: string) => setValues({ ...values, [name]: value }),
  })

  return (
    <Specimen title="Accounts and forms">
      <div className="columns">
        <PasswordField {...field('new-password')} kind="new" label="Choose a password" say={say} />
        <PasswordField
          {...field('password')}
          kind="current"
          label="Password"
          say={say}
          error="That is not the password of this account"
        />
        <OneTimeCodeField {...field('code')} label="Your code" help={say('codeHelp')} />
        <OneTimeCodeField {...field('pin')} label="PIN" kind="known" error="Please enter your PIN" />
        <PhoneField label="Mobile number" name="phone" value={phone} onInput={setPhone} locale="en-GB" say={say} />
        <PhoneField
          label="Mobile number"
          name="phone-with-mistake"
          value={phoneWithMistake}
          onInput={setPhoneWithMistake}
          locale="en-GB"
          say={say}
          error="Mobile number is too short"
        />
        <SelectField
          {...field('table')}
          label="Table"
          placeholder={say('choose')}
          options={['The Comet table', 'The Orion table', 'The Vega table'].map(label => ({ value: label, label }))}
        />
        <SelectField
          {...field('seat')}
          label="Seat"
          disabled
          help="Choose a table first."
          options={[{ value: '', label: 'Any seat' }]}
        />
        <DateField {...field('born')} label="Day of your visit" help="Any day in December." />
        <TextAreaField
          {...field('dedication')}
          label="Message with your gift"
          limit={120}
          optional={say('optional')}
          count={left => say(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) })}
        />
        <RadioGroup
          legend="May we write to you by email?"
          name="by-email"
          inline
          value={consent}
          onChoose={setConsent}
          choices={[
            { value: 'yes', title: say('yes') },
            { value: 'no', title: say('no') },
          ]}
          error={consent ? undefined : 'Please choose yes or no'}
        />
        <RadioGroup
          legend="How do you come?"
          name="travel"
          value="train"
          onChoose={() => {}}
          choices={[
            { value: 'train', title: 'By train', description: 'The hall is six minutes from the station' },
            { value: 'car', title: 'By car', description: 'Parking is free from 6 pm' },
            { value: 'boat', title: 'By boat', disabled: true },
          ]}
        />
      </div>
    </Specimen>
  )
}
