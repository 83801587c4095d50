import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Addresses } from '../../api/addresses.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import type { ResourceState } from '../../store/resource.ts'
import { announce } from '../../ui/announcer.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { addressesOf } from './address-lookup.store.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'
import type { CheckoutFields } from './use-checkout-fields.ts'
import { postcodeProblem } from './validation.ts'

type Props = Readonly<{ checkout: Checkout; fields: CheckoutFields }>

const $notAsked = atom<ResourceState<Addresses | undefined>>({ type: 'ready', value: undefined })

/**
 * A home address: looked up by postcode where the event offers it, or typed. The fields of an address that is looked up
 * open once it is chosen, or where none is found.
 */
export function AddressFields({ checkout: { form }, fields: { values, field, tick, error } }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(checkoutMessages)
  const { address_lookup: hasLookup } = useSettings()
  const [asked, setAsked] = useState<string>()
  const [byHand, setByHand] = useState(false)
  const finding = useStore(asked === undefined ? $notAsked : addressesOf(site)(asked).$state)
  const found = finding.type === 'ready' ? finding.value : undefined
  const isAbroad = values.outsideUk === 'yes'
  // About the postcode that was searched, not the one being typed after it.
  const said = asked === values.postcode ? unfound(finding) : undefined
  const lines = ['line1', 'line2', 'town'] as const
  const isOpen =
    !hasLookup || isAbroad || byHand || said !== undefined || lines.some(name => values[name] || error(name))
  const news = found?.length ? say('addressesFound', { count: found.length }) : said

  /** Why there is nothing to choose from, or not yet. */
  function unfound(finding: ResourceState<Addresses | undefined>): string | undefined {
    if (finding.type === 'loading') return finding.slow ? say('addressSlow') : undefined
    if (finding.type === 'ready') return finding.value?.length === 0 ? say('noAddress') : undefined
    const { failure } = finding
    const isOurs = failure.type === 'http' && failure.status < 500
    return (isOurs && failure.said.error_description) || say('addressFailed')
  }

  // The list appears after the button, where a screen reader would not notice it.
  useEffect(() => {
    if (news) announce(news)
    // Fields that are open stay open, since somebody may be in one.
    if (said) setByHand(true)
  }, [news, said])

  function find() {
    const postcode = postcodeProblem(values.postcode)
    if (postcode) {
      form.refuse({ postcode })
      return
    }
    if (asked === values.postcode && finding.type === 'failed') void addressesOf(site)(asked).refresh()
    setAsked(values.postcode)
  }

  /** Enter in the postcode searches, instead of sending a step whose other fields are still to open. */
  function press(event: KeyboardEvent<HTMLFieldSetElement>) {
    const isPostcode = event.target instanceof HTMLInputElement && event.target.name === 'postcode'
    if (event.key !== 'Enter' || !isPostcode || isOpen) return
    event.preventDefault()
    find()
  }

  function take(index: string) {
    const { line_1 = '', line_2 = '', town = '', postcode = '' } = found?.[Number(index)] ?? {}
    form.change({ line1: line_1, line2: line_2, town, postcode })
  }

  const line = (name: 'line1' | 'line2' | 'town' | 'postcode' | 'country', autoComplete: string) => ({
    ...field(name),
    autoComplete,
    enterKeyHint: 'next' as const,
  })

  return (
    <fieldset className="step-fields" onKeyDown={press}>
      <legend>{say('addressTitle')}</legend>
      <p className="step-quiet">{say('addressHelp')}</p>
      <Checkbox {...tick('outsideUk')} />
      {!isAbroad && (
        <div className={hasLookup ? 'step-find' : undefined}>
          <TextField {...line('postcode', 'postal-code')} enterKeyHint={isOpen ? 'next' : 'search'} help={said} />
          {hasLookup && (
            <Button busy={finding.type === 'loading'} onClick={find}>
              {say('findAddress')}
            </Button>
          )}
        </div>
      )}
      {!isAbroad && found && found.length > 0 && (
        <SelectField
          name="address"
          label={say('chooseAddress')}
          placeholder={say('chooseAddress')}
          options={found.map(({ line_1, line_2 }, index) => ({
            value: String(index),
            label: [line_1, line_2].filter(Boolean).join(', '),
          }))}
          value={String(
            found.findIndex(({ line_1, line_2 = '' }) => line_1 === values.line1 && line_2 === values.line2),
          )}
          onInput={take}
        />
      )}
      {isOpen ? (
        <>
          <TextField {...line('line1', 'address-line1')} />
          <TextField {...line('line2', 'address-line2')} optional={say('optional')} />
          <TextField {...line('town', 'address-level2')} />
        </>
      ) : (
        <Button variant="quiet" onClick={() => setByHand(true)}>
          {say('byHand')}
        </Button>
      )}
      {isAbroad && <TextField {...line('country', 'country-name')} />}
    </fieldset>
  )
}
