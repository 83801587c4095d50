import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { formatMoney } from '../../../lib/money.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { myBidsMessages } from '../my-bids/my-bids.messages.ts'
import type { AuctionPay } from './auction-pay.store.ts'
import { basket } from './basket.store.ts'
import { payMessages } from './pay.messages.ts'
import { type PayLine, piecesHeld } from './pay-lines.ts'

/** The most pieces of a lot in one order. */
const mostPieces = 20

/** The lots to pay for: those that were won can be left for another order, those that are bought can be removed. */
export function LotsStep({ pay, mustSignIn }: Readonly<{ pay: AuctionPay; mustSignIn: boolean }>) {
  const { locale, links } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(payMessages)
  const { currency, currency_decimals: decimals, giving } = useSettings()
  const lines = useStore(pay.$lines)
  const chosen = useStore(pay.$chosen)
  const isOldEnough = useStore(pay.$isOldEnough)
  const gift = useStore(pay.checkout.$gift) ?? 0
  const total = useStore(pay.checkout.$amount) ?? 0
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const years = Math.max(0, ...chosen.map(({ isWon, minimumAge = 0 }) => (isWon ? 0 : minimumAge)))
  const isReady = useStore(pay.$isReady)
  const container = useRef<HTMLElement>(null)
  const [isAsked, setIsAsked] = useState(false)

  function goOn() {
    setIsAsked(true)
    if (isReady) pay.show('checkout')
    else
      container.current?.querySelector<HTMLInputElement>(chosen.length ? '[name="age"]' : '[type="checkbox"]')?.focus()
  }

  return (
    <section ref={container} className="pay-lots">
      <ul className="pay-lines">
        {lines.map(line => (
          <li key={line.id} className="pay-line">
            <LotLine
              pay={pay}
              line={line}
              amount={line.obstacle ? '' : money(line.amount)}
              isAlone={lines.length === 1}
            />
          </li>
        ))}
      </ul>
      <p className="pay-total">
        <span>{say('total')}</span>
        <strong>{money(total)}</strong>
      </p>
      {gift > 0 && giving.gift_aid && currency === 'GBP' && (
        <p className="pay-quiet">{say('gift', { amount: money(gift) })}</p>
      )}
      {years > 0 && (
        <Checkbox
          name="age"
          label={say('age', { years: String(years) })}
          checked={isOldEnough}
          onChoose={pay.$isOldEnough.set}
          error={isAsked && !isOldEnough ? say('ageMissing') : undefined}
        />
      )}
      {isAsked && !chosen.length && <Notice kind="warning" title={say('noneChosen')} />}
      {mustSignIn ? (
        <LinkButton
          variant="primary"
          wide
          href={hrefTo('sign-in', { query: { _redirect: links?.here() ?? pathTo('auction-checkout') } })}
        >
          {say('signIn')}
        </LinkButton>
      ) : (
        <Button variant="primary" wide onClick={goOn}>
          {say('goOn')}
        </Button>
      )}
    </section>
  )
}

type LineProps = Readonly<{ pay: AuctionPay; line: PayLine; amount: string; isAlone: boolean }>

function LotLine({ pay, line, amount, isAlone }: LineProps) {
  const { site } = useSurroundings()
  const say = useTermMessages(payMessages)
  const isLater = useStore(pay.$later).has(line.id)
  const sayBid = useTermMessages(myBidsMessages)
  const { id, title, pieces, isWon, isPromised } = line
  const held = isWon ? 0 : piecesHeld(pay.checkout.payment, id)
  const most = line.most + held
  const src = line.picture && completeUrl(line.picture, site.host)?.href
  const { set } = basket(site)
  const counts = Array.from({ length: Math.min(Math.max(most, pieces), mostPieces) }, (_, index) => String(index + 1))
  return (
    <>
      {src ? <img src={src} alt="" width={96} height={54} loading="lazy" /> : <span className="pay-no-picture" />}
      <div className="pay-words">
        <strong>{title}</strong>
        <span>
          <Badge kind={isWon ? 'success' : 'neutral'}>{say(isWon ? 'won' : 'bought')}</Badge>
        </span>
        {line.obstacle && <span className="pay-quiet">{say(line.obstacle)}</span>}
        {!isWon && !line.obstacle && most > 1 && (
          <SelectField
            name={`pieces-${id}`}
            label={say('pieces')}
            value={String(pieces)}
            options={counts.map(value => ({ value, label: value }))}
            onInput={value => set(id, Number(value))}
          />
        )}
        {!isWon && !line.obstacle && most === 0 && <span className="pay-quiet">{say('soldOut')}</span>}
        {isPromised && <span className="pay-quiet">{sayBid('promised')}</span>}
        {isWon && (!isAlone || isPromised) && (
          <Checkbox
            name={`pay-${id}`}
            label={
              <>
                {say('payNow')}
                <HiddenText>: {title}</HiddenText>
              </>
            }
            checked={!isLater}
            onChoose={isNow => pay.payLater(id, !isNow)}
          />
        )}
        {!isWon && (
          <Button variant="quiet" label={say('removeLot', { title })} onClick={() => set(id, 0)}>
            {say('remove')}
          </Button>
        )}
      </div>
      <strong className="pay-amount">{amount}</strong>
    </>
  )
}
