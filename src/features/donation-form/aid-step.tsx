import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import type { StandingGiftAid } from '../../api/standing-gift-aid.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { formatDate } from '../../lib/dates.ts'
import { giftAidDeclaration, giftAidOn } from '../../lib/gift-aid.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { AddressFields } from './address-fields.tsx'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import { scopeOf } from './gift-content.ts'
import { goOn, isMonthly } from './later-rules.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { StepFrame } from './step-frame.tsx'
import { useLaterProblems } from './use-later-problems.ts'

type Props = Readonly<{
  form: DonationForm
  settings: AppSettings
  /** What the donor has declared before for all their gifts, while it holds. */
  standing: StandingGiftAid | undefined
}>

/** Gift Aid: yes or no, and nothing chosen beforehand. The declaration's words are the law's, so they stay English. */
export function AidStep({ form, settings, standing }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(donationLaterMessages)
  const donation = useTerm()('donation')
  const draft = useStore(form.$draft)
  const gift = useStore(form.$amount)?.minor ?? 0
  const problems = useLaterProblems(form, settings)
  const charity = settings.charity_name
  const money = (minor: number) => formatMoney(form.money(minor), locale)

  return (
    <StepFrame
      form={form}
      title={say('aidTitle', { gift: money(gift), worth: money(gift + giftAidOn(gift)) })}
      summary={<ProblemSummary form={form} problems={problems} />}
      onSubmit={() => goOn(form, settings)}
      takesFocus
    >
      <p>{say('aidText', { charity, donation })}</p>
      <ChoiceCards
        legend={say('aidLegend', { charity })}
        name="giftAid"
        choices={[
          ...(standing
            ? [
                {
                  value: 'standing',
                  title: say('aidStanding', { date: formatDate(standing.declared_at, locale) }),
                  description: [standing.line_1, standing.postcode].filter(Boolean).join(', '),
                },
                { value: 'yes', title: say('aidAnew'), description: say('aidYesText') },
              ]
            : [{ value: 'yes', title: say('aidYes'), description: say('aidYesText') }]),
          { value: 'no', title: say('aidNo'), description: say('aidNoText') },
        ]}
        value={draft.giftAid || undefined}
        onChoose={giftAid => form.change({ giftAid })}
        error={problems.giftAid}
      />
      {draft.giftAid === 'yes' && (
        <>
          <div className="donation-declaration">
            <p className="summary-quiet">{say('declaration')}</p>
            <p lang="en-GB">{giftAidDeclaration(scopeOf(draft, settings), charity)}</p>
          </div>
          {!isMonthly(draft, settings) && (
            <Checkbox
              name="allGifts"
              label={say('allGifts')}
              checked={draft.allGifts === 'yes'}
              onChoose={checked => form.change({ allGifts: checked ? 'yes' : '' })}
            />
          )}
          <AddressFields form={form} settings={settings} problems={problems} />
        </>
      )}
      <Button variant="primary" type="submit" wide>
        {say('toPayment')}
      </Button>
    </StepFrame>
  )
}
