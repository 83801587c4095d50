import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { countsOf, drawMoney } from '../draw-words.ts'
import type { DrawDetails } from '../draws.store.ts'
import { TicketWords } from '../ticket-words.tsx'
import { useDrawPhase } from '../use-draw-phase.ts'
import { drawPayMessages } from './draw-pay.messages.ts'
import type { DrawPay } from './draw-pay.store.ts'
import { entry } from './entry.store.ts'

type Props = Readonly<{ pay: DrawPay; draw: DrawDetails; mustSignIn: boolean }>

/** The number of entries, the facts on the ticket, and the buyer's confirmations. */
export function EntryStep({ pay, draw, mustSignIn }: Props) {
  const { site, locale, links } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(drawPayMessages)
  const count = useStore(pay.$entry)?.count ?? 0
  const isOldEnough = useStore(pay.$isOldEnough)
  const showsName = useStore(pay.$showsName)
  const isOpen = useDrawPhase(draw) === 'open'
  const age = String(draw.minimum_age)
  const container = useRef<HTMLElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const counts = [...new Set([...countsOf(draw), count])].sort((one, other) => one - other)
  const src = draw.picture && completeUrl(draw.picture, site.host)?.href

  function goOn() {
    setIsAsked(true)
    if (isOldEnough) pay.show('checkout')
    else container.current?.querySelector<HTMLInputElement>('[name="age"]')?.focus()
  }

  return (
    <section ref={container} className="draw-more">
      <div className="draw-pay-line">
        {src ? <img src={src} alt="" width={96} height={54} /> : <span className="draw-no-picture" />}
        <h2 className="draw-prize-title">{draw.title}</h2>
      </div>
      {counts.length > 1 && (
        <SelectField
          name="numbers"
          label={say('howMany')}
          value={String(count)}
          options={counts.map(value => ({ value: String(value), label: String(value) }))}
          onInput={value => entry(site).choose({ draw: draw.draw_id, count: Number(value) })}
        />
      )}
      <p className="draw-pay-total">
        <span>{say('total')}</span>
        <strong>{drawMoney(draw, draw.price * count, locale)}</strong>
      </p>
      <TicketWords draw={draw} />
      {!isOpen && <Notice kind="warning" title={say('notOpen')} />}
      <Checkbox
        name="age"
        label={draw.kind === 'private' ? say('member', { age, society: draw.society }) : say('age', { age })}
        checked={isOldEnough}
        onChoose={pay.sayOldEnough}
        error={isAsked && !isOldEnough ? say('ageNeeded', { age }) : undefined}
      />
      <Checkbox name="show-name" label={say('showName')} checked={showsName} onChoose={pay.sayShowName} />
      {mustSignIn ? (
        <LinkButton
          variant="primary"
          wide
          href={hrefTo('sign-in', { query: { _redirect: links?.here() ?? pathTo('prize-draw-checkout') } })}
        >
          {say('signIn')}
        </LinkButton>
      ) : (
        <Button variant="primary" wide disabled={!isOpen} onClick={goOn}>
          {say('goOn')}
        </Button>
      )}
    </section>
  )
}
