import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import type { DonatedItemTerms } from '../../api/donated-items.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useCharacterCount } from '../../hooks/use-character-count.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useStable } from '../../hooks/use-stable.ts'
import { useUnanswered } from '../../hooks/use-unanswered.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { currencySymbol } from '../../lib/money.ts'
import { pathTo } from '../../lib/path-to.ts'
import { auth } from '../../store/auth.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Form } from '../../ui/form.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { donatedItemsMessages } from './donated-items.messages.ts'
import { GiverFields } from './giver-fields.tsx'
import { choices, createOffer, longest } from './offer.store.ts'
import { picturesIn } from './offer-pictures.store.ts'
import { PicturesField } from './pictures-field.tsx'

/** The form that offers something. */
export function OfferForm({ terms, title }: Readonly<{ terms: DonatedItemTerms; title: string }>) {
  const { site, locale } = useSurroundings()
  const { locale: eventLocale } = useSettings()
  const { open } = useLinks()
  const say = useMessages(donatedItemsMessages)
  const sayField = useMessages(fieldMessages)
  const { form: store, ...offer } = useStable(
    () =>
      createOffer(site, terms, eventLocale, {
        stillUploading: () => say('stillUploading'),
        passed: () => say('passed'),
        notUploaded: name => say('notUploaded', { name }),
        onSent: () => open(pathTo('donate-lot-success')),
      }),
    [site],
  )
  const form = useForm(store, (field, inSentence) => {
    const name = field === 'mobile_country' ? 'mobile' : field
    return say(inSentence ? `${name}Label` : name)
  })
  useEffect(() => offer.follow(), [offer.follow])
  const { user } = useStore(auth(site).$state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each user
  useEffect(() => offer.fillIn(), [user])
  const failure = useUnanswered(store, form.props.failure, say('notSent'))
  const optional = sayField('optional')
  const count = useCharacterCount()

  return (
    <Form {...form.props} failure={failure} label={title}>
      <Part title={say('what')}>
        <TextField {...form.field('title')} help={say('titleHelp')} />
        <TextAreaField
          {...form.field('description')}
          help={say('descriptionHelp')}
          rows={5}
          limit={longest.description}
          count={count}
        />
        <RadioGroup
          name="kind"
          legend={say('kind')}
          choices={choices.kind.map(value => ({ value, title: say(value) }))}
          value={form.values.kind || undefined}
          onChoose={kind => store.change({ kind })}
          error={form.error('kind')}
        />
        <PicturesField
          pictures={picturesIn(form.values)}
          upload={offer.upload}
          error={form.error('pictures')}
          onChange={offer.setPictures}
        />
        <MoneyField
          {...form.field('retail_value')}
          symbol={currencySymbol(terms.currency, locale)}
          commaHint={sayField('commaHint')}
          optional={optional}
          help={say('retail_valueHelp')}
        />
        <TextAreaField
          {...form.field('restrictions')}
          optional={optional}
          help={say('restrictionsHelp')}
          rows={2}
          limit={longest.restrictions}
          count={count}
        />
        <DateField
          {...form.field('valid_until')}
          min={offer.firstDay()}
          optional={optional}
          help={say('valid_untilHelp')}
        />
        <RadioGroup
          name="delivery"
          legend={say('delivery')}
          choices={choices.delivery.map(value => ({ value, title: say(value) }))}
          value={form.values.delivery || undefined}
          onChoose={delivery => store.change({ delivery })}
          error={form.error('delivery')}
        />
      </Part>
      <Part title={say('you')}>
        <GiverFields form={form} change={store.change} />
      </Part>
      <p>{say('next')}</p>
      <Button variant="primary" type="submit" wide busy={form.busy} busyLabel={say('sending')}>
        {say('send')}
      </Button>
    </Form>
  )
}

const Part = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <section className="donated-part">
    <h2>{title}</h2>
    {children}
  </section>
)
