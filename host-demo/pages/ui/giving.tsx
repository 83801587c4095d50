import { type FormEvent, useState } from 'react'
import { formatMoney } from '../../../src/lib/money.ts'
import { parseAmount } from '../../../src/lib/parse-amount.ts'
import { Button } from '../../../src/ui/button.tsx'
import { Checkbox } from '../../../src/ui/checkbox.tsx'
import { ChoiceCards } from '../../../src/ui/choice-cards.tsx'
import { CountUp } from '../../../src/ui/count-up.tsx'
import { Icon } from '../../../src/ui/icon.tsx'
import { heartIcon, lockIcon } from '../../../src/ui/icons.ts'
import { Meter } from '../../../src/ui/meter.tsx'
import { MoneyField } from '../../../src/ui/money-field.tsx'
import { Specimen } from './specimen.tsx'

const pounds = (minor: number) => formatMoney({ minor, currency: 'GBP', decimals: 2 }, 'en-GB')

/** Components combined, as guests see them. */
export function Giving() {
  const [raised, setRaised] = useState(18_425_00)
  const [amount, setAmount] = useState('50')
  const [card, setCard] = useState('50')
  const [consent, setConsent] = useState(true)
  const parsed = parseAmount(amount, 2)
  const minor = parsed.type === 'ok' ? parsed.minor : 0

  function give(event: FormEvent) {
    event.preventDefault()
    setRaised(raised + minor)
  }

  return (
    <Specimen title="At work">
      <div className="giving">
        <div className="card giving-total">
          <p className="eyebrow">Raised so far</p>
          <p className="hero-number">
            <CountUp value={raised} format={pounds} step={100} />
          </p>
          <Meter label="Raised so far" value={raised} max={25_000_00} valueText={`${pounds(raised)} of £25,000`} />
          <p className="between">
            <span>of £25,000</span>
            <span>146 donors</span>
          </p>
          <p className="eyebrow giving-second">Past the goal</p>
          <Meter label="A goal passed" value={12_400_00} max={10_000_00} valueText="£12,400 of £10,000, 124%" />
          <p className="between">
            <span>£12,400 of £10,000</span>
            <strong>124%</strong>
          </p>
        </div>
        <form className="card giving-form" onSubmit={give} noValidate>
          <h3>Make a donation</h3>
          <ChoiceCards
            legend="Amount"
            name="amount-card"
            compact
            value={card}
            onChoose={value => {
              setCard(value)
              if (value !== 'other') setAmount(value)
            }}
            choices={[
              { value: '25', title: '£25' },
              { value: '50', title: '£50' },
              { value: '100', title: '£100' },
              { value: 'other', title: 'Other' },
            ]}
          />
          <MoneyField
            label="Your gift"
            name="amount"
            symbol="£"
            large
            value={amount}
            onInput={value => {
              setAmount(value)
              setCard('other')
            }}
            commaHint="Write the amount without commas: 1000 or 12.50"
            help="£50 pays for an evening of a nurse's care at home."
            error={minor ? undefined : 'Enter an amount, such as 25 or 12.50'}
          />
          <Checkbox
            name="gift-aid"
            label="Add Gift Aid, at no cost to me"
            help="For UK taxpayers. The charity gets a quarter more."
            checked={consent}
            onChoose={setConsent}
          />
          <Button variant="primary" type="submit" wide disabled={!minor}>
            <Icon path={heartIcon} />
            {minor ? `Donate ${pounds(minor)}` : 'Donate'}
          </Button>
          <p className="assurance">
            <Icon path={lockIcon} size={16} />
            Paid by card, safely. You get a receipt by email.
          </p>
        </form>
      </div>
    </Specimen>
  )
}
