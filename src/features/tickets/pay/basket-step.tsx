import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { currencySymbol, formatMoney } from '../../../lib/money.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { ProgrammePart, type ToProgramme } from '../programme/programme-part.tsx'
import { useProgramme } from '../programme/use-programme.ts'
import { Extras } from './extras.tsx'
import { payMessages } from './pay.messages.ts'
import type { TicketPay } from './ticket-pay.store.ts'

type Props = Readonly<{
  pay: TicketPay
  /** A link back to the choice. */
  change: ReactNode
  toProgramme: ToProgramme
}>

/** The basket's content, and a gift on top. */
export function BasketStep({ pay, change, toProgramme }: Props) {
  const { locale, links } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(payMessages)
  const {
    currency,
    currency_decimals: decimals,
    donation_minimum,
    donation_maximum,
    giving,
    charity_name,
  } = useSettings()
  const lines = useStore(pay.basket.$lines)
  const minor = useStore(pay.$amount) ?? 0
  const mustSignIn = useStore(pay.checkout.$mustSignIn)
  const { missing } = useProgramme()
  const isSoldOut = useStore(pay.basket.$isSoldOut)
  const money = (amount: number) => formatMoney({ minor: amount, currency, decimals }, locale)
  const symbol = currencySymbol(currency, locale)
  const label = (_: string, inSentence: boolean) =>
    inSentence ? say('donationLabel') : say('donation', { charity: charity_name })
  const said = { symbol, min: money(donation_minimum), max: money(donation_maximum) }
  const form = useForm(pay.form, label, said)
  return (
    <div className="ticket-basket">
      <ul className="ticket-lines">
        {lines.map(({ item, count }) => (
          <li key={item.id} className="ticket-line">
            <span>
              {count} × {item.title}
            </span>
            <span>{money(item.price * count)}</span>
          </li>
        ))}
      </ul>
      {change}
      <Extras />
      <ProgrammePart to={toProgramme} />
      <Form {...form.props} label={say('title')}>
        <MoneyField
          {...form.field('donation')}
          symbol={symbol}
          help={say(giving.gift_aid && currency === 'GBP' ? 'donationGiftAid' : 'donationHelp')}
          commaHint={say('commaHint')}
          autoComplete="transaction-amount"
        />
        <p className="ticket-total">
          <span>{say('total')}</span>
          <strong>{money(minor)}</strong>
        </p>
        {mustSignIn ? (
          <LinkButton
            variant="primary"
            wide
            href={hrefTo('sign-in', { query: { _redirect: links?.here() ?? pathTo('ticket-checkout') } })}
          >
            {say('signIn')}
          </LinkButton>
        ) : (
          // Tickets that somebody else has can't be paid: reserving them again or choosing others is the way on.
          !missing.length &&
          !isSoldOut && (
            <Button variant="primary" type="submit" wide busy={form.busy}>
              {say('goOn')}
            </Button>
          )
        )}
      </Form>
    </div>
  )
}
