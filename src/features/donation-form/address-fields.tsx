import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useProblem } from '../../hooks/use-problem.ts'
import { announce } from '../../ui/announcer.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { createAddressLookup } from './address-lookup.store.ts'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import type { Field } from './draft.ts'

type Props = Readonly<{
  form: DonationForm
  settings: AppSettings
  problems: Partial<Record<Field, string>>
}>

/** A home address: found by its postcode where the event offers it, and always to be written by hand. */
export function AddressFields({ form, settings, problems }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(donationLaterMessages)
  const problem = useProblem()
  const draft = useStore(form.$draft)
  const lookup = useMemo(() => createAddressLookup(site), [site])
  const found = useStore(lookup.$found)
  const finding = useStore(lookup.find.$state)
  const abroad = draft.outsideUk === 'yes'
  const field = (name: 'line1' | 'line2' | 'town' | 'postcode' | 'country', autoComplete: string) => ({
    name,
    autoComplete,
    label: say(name),
    value: draft[name],
    error: problems[name],
    enterKeyHint: 'next' as const,
    onInput: (text: string) => form.change({ [name]: text }),
  })
  const said =
    finding.type === 'failed' ? problem(finding.failure).text : found?.length === 0 ? say('noAddress') : undefined

  const news = found?.length ? say('addressesFound', { count: found.length }) : said
  // The list comes up behind whoever has pressed the button.
  useEffect(() => {
    if (news) announce(news)
  }, [news])

  function take(index: string) {
    const { line_1 = '', line_2 = '', town = '', postcode = '' } = found?.[Number(index)] ?? {}
    form.change({ line1: line_1, line2: line_2, town, postcode })
  }

  return (
    <fieldset className="donation-address">
      <legend>{say('addressTitle')}</legend>
      <p className="summary-quiet">{say('addressHelp')}</p>
      <Checkbox
        name="outsideUk"
        label={say('outsideUk')}
        checked={abroad}
        onChoose={checked => form.change({ outsideUk: checked ? 'yes' : '' })}
      />
      {!abroad && (
        <div className={settings.address_lookup ? 'donation-find' : undefined}>
          <TextField {...field('postcode', 'postal-code')} help={said} />
          {settings.address_lookup && (
            <Button busy={finding.type === 'busy'} onClick={() => void lookup.find.run(draft.postcode)}>
              {say('findAddress')}
            </Button>
          )}
        </div>
      )}
      {!abroad && found && found.length > 0 && (
        <SelectField
          name="address"
          label={say('chooseAddress')}
          placeholder={say('chooseAddress')}
          options={found.map(({ line_1, line_2 }, index) => ({
            value: String(index),
            label: [line_1, line_2].filter(Boolean).join(', '),
          }))}
          value={String(found.findIndex(({ line_1, line_2 = '' }) => line_1 === draft.line1 && line_2 === draft.line2))}
          onInput={take}
        />
      )}
      <TextField {...field('line1', 'address-line1')} />
      <TextField {...field('line2', 'address-line2')} optional={say('optional')} />
      <TextField {...field('town', 'address-level2')} />
      {abroad && <TextField {...field('country', 'country-name')} />}
    </fieldset>
  )
}
