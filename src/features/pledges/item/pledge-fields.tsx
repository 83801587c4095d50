import { useStore } from '@nanostores/react'
import type { PledgeItemDetails } from '../../../api/pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { currencySymbol, formatMoney } from '../../../lib/money.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Form } from '../../../ui/form.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { CharityFields } from '../charity/charity-fields.tsx'
import { useChoiceLabel } from '../charity/use-choice-label.ts'
import { AmountFields } from './amount-fields.tsx'
import css from './form.css?inline'
import { itemMessages } from './item.messages.ts'
import type { PledgeForm } from './pledge-form.store.ts'

type Props = Readonly<{ item: PledgeItemDetails; pledge: PledgeForm }>

/** The fields of a pledge: the amount, the charities, what others see, and when it is paid. */
export function PledgeFields({ item, pledge: { form, $amount, $mustSignIn } }: Props) {
  useStyles(css)
  const { site, locale, links } = useSurroundings()
  const { hrefTo, open } = useLinks()
  const say = useTermMessages(itemMessages)
  const { donation_minimum, donation_maximum } = useSettings()
  const { currency, currency_decimals: decimals, charities } = item
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const amount = useStore($amount)
  const fields = useForm(form, useChoiceLabel(charities), {
    min: money(donation_minimum),
    max: money(donation_maximum),
    symbol: currencySymbol(currency, locale),
    whole: money(amount ?? 0),
  })
  const values = useStore(form.$values)
  const isGuest = useStore(site.$token) === undefined
  const isLater = item.pay_laterYN && values.when === 'later'
  const mustSignIn = useStore($mustSignIn) && isLater
  const query = { _redirect: links?.here() ?? pathTo('pledge', { id: item.pledge_item_id }) }
  const signIn = { onSubmit: () => open(pathTo('sign-in', { query })) }
  return (
    <Form {...fields.props} {...(mustSignIn && signIn)} label={say('formLabel')}>
      <AmountFields
        form={form}
        fields={fields}
        legend={say('howMuch')}
        levels={item.levels}
        takesOwn={item.own_amountYN}
        currency={currency}
        decimals={decimals}
      />
      {item.pay_laterYN && (
        <RadioGroup
          legend={say('whenQuestion')}
          name="when"
          choices={[
            { value: 'now', title: say('now') },
            { value: 'later', title: say('later') },
          ]}
          value={values.when}
          onChoose={when => form.change({ when })}
        />
      )}
      {charities.length > 0 && (
        <CharityFields
          form={form}
          fields={fields}
          charities={charities}
          amount={amount}
          currency={currency}
          decimals={decimals}
        />
      )}
      {isLater && isGuest && !mustSignIn && (
        <>
          <TextField {...fields.field('firstName')} autoComplete="given-name" />
          <TextField {...fields.field('lastName')} autoComplete="family-name" />
          <TextField {...fields.field('email')} type="email" autoComplete="email" />
        </>
      )}
      <div className="pledge-shown">
        {(['showName', 'showAmount'] as const).map(name => (
          <Checkbox
            key={name}
            name={name}
            label={say(name)}
            checked={values[name] === 'yes'}
            onChoose={checked => form.change({ [name]: checked ? 'yes' : '' })}
          />
        ))}
      </div>
      {mustSignIn ? (
        <LinkButton variant="primary" wide href={hrefTo('sign-in', { query })}>
          {say('signIn')}
        </LinkButton>
      ) : (
        <Button type="submit" variant="primary" wide busy={fields.busy}>
          {amount === undefined ? say('goOn') : say(isLater ? 'payLater' : 'payNow', { amount: money(amount) })}
        </Button>
      )}
    </Form>
  )
}
