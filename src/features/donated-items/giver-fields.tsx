import { useSurroundings } from '../../hooks/context.ts'
import type { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { donatedItemsMessages } from './donated-items.messages.ts'
import type { OfferValues } from './offer.store.ts'

type Props = Readonly<{
  form: ReturnType<typeof useForm<OfferValues>>
  change: (values: Partial<OfferValues>) => void
}>

/** Who gives it, how they can be reached, and the name that guests see. */
export function GiverFields({ form, change }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(donatedItemsMessages)
  const sayField = useMessages(fieldMessages)
  const optional = sayField('optional')
  return (
    <>
      <p>{say('youText')}</p>
      <div className="form-pair">
        <TextField {...form.field('first_name')} autoComplete="given-name" enterKeyHint="next" />
        <TextField {...form.field('last_name')} autoComplete="family-name" enterKeyHint="next" />
      </div>
      <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
      <PhoneField
        name="mobile"
        label={say('mobile')}
        optional={optional}
        error={form.error('mobile')}
        value={{ country: form.values.mobile_country, text: form.values.mobile }}
        onInput={({ country, text }) => change({ mobile: text, mobile_country: country })}
        locale={locale}
        say={sayField}
      />
      <TextField {...form.field('company')} optional={optional} autoComplete="organization" />
      <RadioGroup
        name="anonymous"
        legend={say('naming')}
        choices={[
          { value: 'no', title: say('named') },
          { value: 'yes', title: say('unnamed') },
        ]}
        value={form.values.anonymous}
        onChoose={anonymous => change({ anonymous })}
      />
      {form.values.anonymous === 'no' && (
        <TextField {...form.field('shown_as')} optional={optional} help={say('shown_asHelp')} />
      )}
    </>
  )
}
