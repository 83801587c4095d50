import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { chargeStep, grossUp } from '../../lib/fees.ts'
import { currencySymbol, formatMoney } from '../../lib/money.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import type { Field } from './draft.ts'
import { feeRate, type GiftSums } from './gift-sums.ts'

type Props = Readonly<{
  form: DonationForm
  settings: AppSettings
  sums: GiftSums
  problems: Partial<Record<Field, string>>
  /** Is it paid by card, so that there is a fee? */
  card: boolean
}>

/** What a donor may add: nothing is ticked or chosen for them, and "no" stands beside the rest as large as they are. */
export function Extras({ form, settings, sums, problems, card }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(donationLaterMessages)
  const donation = useTerm()('donation')
  const draft = useStore(form.$draft)
  const { giving, currency } = settings
  const money = (minor: number) => formatMoney(form.money(minor), locale)
  const asked = giving.voluntary_contribution
  const net = sums.gift + sums.contribution
  const fee = grossUp(net, feeRate(settings), chargeStep(settings.currency_decimals)) - net

  return (
    <>
      {asked && (
        <ChoiceCards
          legend={say('contribution', { purpose: asked.purpose })}
          help={say('contributionHelp', { donation })}
          name="contribution"
          compact
          choices={[
            { value: '0', title: say('contributionNone') },
            ...asked.amounts.map(minor => ({ value: String(minor), title: <bdi>{money(minor)}</bdi> })),
            { value: 'own', title: say('contributionOwn') },
          ]}
          value={draft.contribution || undefined}
          onChoose={contribution => form.change({ contribution })}
        />
      )}
      {asked && draft.contribution === 'own' && (
        <MoneyField
          label={say('ownContribution')}
          name="ownContribution"
          symbol={currencySymbol(currency, locale)}
          commaHint={say('commaHint')}
          value={draft.ownContribution}
          onInput={ownContribution => form.change({ ownContribution })}
          error={problems.ownContribution}
        />
      )}
      {card && settings.guest_pays_fees && !giving.guest_pays_fees_default && fee > 0 && (
        <Checkbox
          name="coverFee"
          label={say('coverFee', { amount: money(fee), donation })}
          checked={draft.coverFee === 'yes'}
          onChoose={checked => form.change({ coverFee: checked ? 'yes' : '' })}
        />
      )}
    </>
  )
}
