import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import type { Field } from './draft.ts'

type Props = Readonly<{
  form: DonationForm
  settings: AppSettings
  problems: Partial<Record<Field, string>>
}>

/** In whose name, with which words, and what of it others may see: name and amount each by themselves, and neither unless it is ticked. */
export function PersonalPart({ form, settings, problems }: Props) {
  const say = useMessages(donationLaterMessages)
  const draft = useStore(form.$draft)
  const { tributes, gift_messages: messages } = settings.giving
  const [open, setOpen] = useState(() => Boolean(draft.tribute || draft.message || draft.showName || draft.showAmount))
  const show = (name: 'showName' | 'showAmount') => (
    <Checkbox
      name={name}
      label={say(name)}
      checked={draft[name] === 'yes'}
      onChoose={checked => form.change({ [name]: checked ? 'yes' : '' })}
    />
  )

  if (!tributes && !messages) return null
  if (!open && !problems.message && !problems.tributeName) {
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
          value={draft.tribute}
          onChoose={tribute => form.change({ tribute })}
        />
      )}
      {tributes && draft.tribute && (
        <TextField
          name="tributeName"
          label={say('tributeName')}
          value={draft.tributeName}
          error={problems.tributeName}
          onInput={tributeName => form.change({ tributeName })}
        />
      )}
      {messages && (
        <>
          <TextAreaField
            name="message"
            label={say('message')}
            optional={say('optional')}
            help={say('messageHelp')}
            rows={2}
            limit={500}
            count={count => say('messageCount', { count })}
            value={draft.message}
            error={problems.message}
            onInput={message => form.change({ message })}
          />
          <fieldset className="donation-shown">
            <legend>{say('showTitle')}</legend>
            {show('showName')}
            {show('showAmount')}
          </fieldset>
        </>
      )}
    </>
  )
}
