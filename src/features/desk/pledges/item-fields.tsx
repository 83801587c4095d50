import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { AdminPledgeItem } from '../../../api/admin-pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EditForm } from '../edit-form.tsx'
import { PicturesField } from '../lots/pictures-field.tsx'
import { SaveRow } from '../save-row.tsx'
import { CharityChoice } from './charity-choice.tsx'
import { createItemForm } from './item-form.store.ts'
import { itemsMessages } from './items.messages.ts'

type Props = Readonly<{
  /** undefined: a new item. */
  item: AdminPledgeItem | undefined
  onSaved: (item: AdminPledgeItem) => void
}>

/** The form of a pledge item. */
export function ItemFields({ item, onSaved }: Props) {
  const { site, locale } = useSurroundings()
  const { currency, currency_decimals: decimals } = useSettings()
  const say = useMessages(itemsMessages)
  const latest = useRef({ onSaved, say })
  latest.current = { onSaved, say }
  const [saved, setSaved] = useState(false)
  const { form, conflict } = useStable(
    () =>
      createItemForm(site, item, decimals, {
        onSaved(saved) {
          setSaved(true)
          latest.current.onSaved(saved)
        },
        wrongLevels: () => latest.current.say('levelsWrong'),
      }),
    [site, decimals, item?.pledge_item_id],
  )
  useEffect(() => form.$values.listen(() => setSaved(false)), [form])
  const fields = useForm(form, (field, inSentence) => {
    if (field === 'title') return say(inSentence ? 'itemTitleLabel' : 'itemTitle')
    return say(field)
  })
  const values = useStore(form.$values)
  const commaHint = say('commaHint')
  return (
    <EditForm {...fields.props} conflict={conflict} label={say('title_form')}>
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
      <SaveRow busy={fields.busy} saved={saved} />
    </EditForm>
  )
}
