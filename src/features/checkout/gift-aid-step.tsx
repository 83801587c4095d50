import { useStore } from '@nanostores/react'
import type { StandingGiftAid } from '../../api/standing-gift-aid.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { formatDate } from '../../lib/dates.ts'
import { giftAidDeclaration, giftAidOn } from '../../lib/gift-aid.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { AddressFields } from './address-fields.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'
import { declarationScope } from './order-content.ts'
import { Step } from './step.tsx'
import type { CheckoutFields } from './use-checkout-fields.ts'

type Props = Readonly<{
  checkout: Checkout
  fields: CheckoutFields
  /** The payer's standing declaration for all gifts, while it is valid. */
  standing: StandingGiftAid | undefined
}>

/** Gift Aid: yes or no, nothing preselected. The declaration is UK tax law, so it is always in English. */
export function GiftAidStep({ checkout, fields, standing }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(checkoutMessages)
  const donation = useTerm()('donation')
  const { charity_name: charity, currency, currency_decimals: decimals, time_zone } = useSettings()
  const gift = useStore(checkout.$giftPaid) ?? 0
  const isMonthly = useStore(checkout.$isMonthly)
  const { values, tick, error } = fields
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const yes = { value: 'yes', title: say('aidYes'), description: say('aidYesText') }
  const standingChoices = standing && [
    {
      value: 'standing',
      title: say('aidStanding', { date: formatDate(standing.declared_at, locale, time_zone) }),
      description: [standing.line_1, standing.postcode].filter(Boolean).join(', '),
    },
    { ...yes, title: say('aidAnew') },
  ]

  return (
    <Step fields={fields} title={say('aidTitle', { gift: money(gift), worth: money(gift + giftAidOn(gift)) })}>
      <p>{say('aidText', { charity, donation })}</p>
      <ChoiceCards
        legend={say('aidLegend', { charity })}
        name="giftAid"
        choices={[...(standingChoices ?? [yes]), { value: 'no', title: say('aidNo'), description: say('aidNoText') }]}
        value={values.giftAid || undefined}
        onChoose={giftAid =>
          // A monthly gift needs a declaration that covers future gifts too.
          checkout.form.change({ giftAid, ...(isMonthly && { allGifts: giftAid === 'yes' ? 'yes' : '' }) })
        }
        error={error('giftAid')}
      />
      {values.giftAid === 'yes' && (
        <>
          <div className="step-declaration">
            <p className="step-quiet">{say('declaration')}</p>
            <p lang="en-GB">{giftAidDeclaration(declarationScope(values), charity)}</p>
          </div>
          {!isMonthly && <Checkbox {...tick('allGifts')} />}
          <AddressFields checkout={checkout} fields={fields} />
        </>
      )}
      <Button variant="primary" type="submit" wide>
        {say('toPayment')}
      </Button>
    </Step>
  )
}
