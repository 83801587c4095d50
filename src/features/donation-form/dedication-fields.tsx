import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { giftMessages } from './gift.messages.ts'
import type { Gift } from './gift.store.ts'
import type { GiftCheckoutStore } from './gift-checkout.store.ts'

type Props = Readonly<{
  gift: Gift
  checkout: GiftCheckoutStore
  /** The fields' labels. */
  label: (field: string, inSentence: boolean) => string | undefined
}>

/** The person whom the gift is in memory or honour of, and the donor's message. */
export function DedicationFields({ gift: { recipient }, checkout: { form }, label }: Props) {
  const say = useMessages(giftMessages)
  const { values, field, error } = useForm(form, (name, inSentence) => label(name, inSentence) ?? '')
  const { tributes, gift_messages } = useSettings().giving
  const messages = gift_messages || recipient !== undefined
  const [open, setOpen] = useState(Boolean(values.tribute || values.message))

  if (!tributes && !messages) return null
  if (!open && !error('message') && !error('tributeName')) {
    return <Button onClick={() => setOpen(true)}>{say(tributes ? 'dedicate' : 'write')}</Button>
  }
  return (
    <>
      {tributes && (
        <RadioGroup
          legend={say('tribute')}
          name="tribute"
          choices={[
            { value: '', title: say('tributeNone') },
            { value: 'memory', title: say('tributeMemory') },
            { value: 'honour', title: say('tributeHonour') },
          ]}
          value={values.tribute}
          onChoose={tribute => form.change({ tribute })}
        />
      )}
      {tributes && values.tribute && <TextField {...field('tributeName')} />}
      {messages && (
        <TextAreaField
          {...field('message')}
          optional={say('optional')}
          help={say('messageHelp')}
          rows={2}
          limit={500}
          count={count => say('messageCount', { count })}
        />
      )}
    </>
  )
}

/** Whether others see the donor's name and the amount: three choices, starting with the most private one. */
export function ShownField({ gift: { recipient }, checkout: { form } }: Omit<Props, 'label'>) {
  const say = useMessages(giftMessages)
  const { shown, shareEmail } = useStore(form.$values)
  const { gift_messages: isAsked } = useSettings().giving
  if (!isAsked && !recipient) return null
  return (
    <>
      <RadioGroup
        legend={say('shown')}
        name="shown"
        choices={[
          { value: 'both', title: say('shownBoth') },
          { value: 'name', title: say('shownName') },
          { value: 'none', title: say('shownNone') },
        ]}
        value={shown}
        onChoose={shown => form.change({ shown })}
      />
      {recipient && (
        <Checkbox
          name="shareEmail"
          label={say('shareEmail', { name: recipient.name })}
          checked={shareEmail === 'yes'}
          onChoose={checked => form.change({ shareEmail: checked ? 'yes' : '' })}
        />
      )}
    </>
  )
}
