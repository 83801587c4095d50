import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../store/context.ts'
import { useMessages } from '../../store/use-messages.ts'
import { useTerm } from '../../store/use-term.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { donationFormMessages } from './donation-form.messages.ts'
import type { DonationForm } from './donation-form.store.ts'

type Props = Readonly<{
  form: DonationForm
  /** While the payment is under way nothing can be changed. */
  fixed?: boolean
  /** In the review: who gives, and to whom. */
  charity?: string
}>

/** What has been decided so far, each line with a way back to it. The sum is always in sight. */
export function GiftSummary({ form, fixed = false, charity }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages('donation-form', donationFormMessages)
  const donation = useTerm()('donation')
  const amount = useStore(form.$amount)
  const { firstName, lastName, email } = useStore(form.$draft)
  return (
    <dl className="summary">
      <div className="summary-row">
        <dt>{say('giftRow', { donation })}</dt>
        <dd className="summary-amount">{amount && <MoneyText money={amount} locale={locale} />}</dd>
        <dd>
          <Button
            variant="quiet"
            disabled={fixed}
            label={say('changeAmount', { donation })}
            onClick={() => form.goTo('amount')}
          >
            {say('change')}
          </Button>
        </dd>
      </div>
      {charity && (
        <>
          <div className="summary-row">
            <dt>{say('giftTo')}</dt>
            <dd>{charity}</dd>
          </div>
          <div className="summary-row">
            <dt>{say('donorRow')}</dt>
            <dd>
              <bdi>
                {firstName} {lastName}
              </bdi>
              <br />
              <bdi className="summary-quiet">{email}</bdi>
            </dd>
            <dd>
              <Button
                variant="quiet"
                disabled={fixed}
                label={say('changeDetails')}
                onClick={() => form.goTo('details')}
              >
                {say('change')}
              </Button>
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}
