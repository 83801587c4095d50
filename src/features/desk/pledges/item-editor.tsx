import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import type { AdminPledgeItem } from '../../../api/admin-pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { deskMessages } from '../desk.messages.ts'
import { EditForm } from '../edit-form.tsx'
import { PicturesField } from '../lots/pictures-field.tsx'
import { SaveRow } from '../save-row.tsx'
import { CharityChoice } from './charity-choice.tsx'
import { createItemForm } from './item-form.store.ts'
import { itemsMessages } from './items.messages.ts'

type Props = Readonly<{ item: AdminPledgeItem | undefined; decimals: number; onClose: () => void }>

/** Edits a pledge item with its levels. */
export function ItemEditor({ item, decimals, onClose }: Props) {
  const { site, locale } = useSurroundings()
  const { currency } = useSettings()
  const say = useMessages(itemsMessages)
  const sayDesk = useMessages(deskMessages)
  const latest = useRef({ onClose, say })
  latest.current = { onClose, say }
  const { form, conflict } = useMemo(
    () =>
      createItemForm(site, item, decimals, {
        onSaved: () => latest.current.onClose(),
        wrongLevels: () => latest.current.say('levelsWrong'),
      }),
    [site, item, decimals],
  )
  const fields = useForm(form, (field, inSentence) => {
    if (field === 'title') return say(inSentence ? 'itemTitleLabel' : 'itemTitle')
    return say(field)
  })
  const values = useStore(form.$values)
  const commaHint = say('commaHint')
  return (
    <section className="desk-room">
      <h1 className="desk-title" tabIndex={-1}>
        {item ? item.title : say('add')}
      </h1>
      <EditForm {...fields.frame} conflict={conflict} label={say('title_form')}>
        <TextField {...fields.field('title')} maxLength={150} />
        <TextField {...fields.field('summary')} maxLength={300} />
        <TextField {...fields.field('description')} rows={6} />
        <PicturesField
          pictures={values.picture ? [values.picture] : []}
          onChange={change => form.change({ picture: change(values.picture ? [values.picture] : []).at(-1) ?? '' })}
        />
        <TextField {...fields.field('levels')} rows={6} help={say('levelsHelp')} />
        <MoneyField {...fields.field('target')} symbol={currencySymbol(currency, locale)} commaHint={commaHint} />
        <CharityChoice
          chosen={values.charity_ids.split(',').filter(Boolean)}
          error={fields.error('charity_ids')}
          onChange={ids => form.change({ charity_ids: ids.join(',') })}
        />
        {(['own_amountYN', 'pay_laterYN', 'isOpen', 'publishedYN'] as const).map(name => (
          <Checkbox
            key={name}
            name={name}
            label={say(name)}
            error={fields.error(name)}
            checked={values[name] === 'yes'}
            onChoose={checked => form.change({ [name]: checked ? 'yes' : '' })}
          />
        ))}
        <SaveRow busy={fields.busy} saved={false} />
      </EditForm>
      <Button variant="quiet" onClick={onClose}>
        {sayDesk('cancel')}
      </Button>
    </section>
  )
}
