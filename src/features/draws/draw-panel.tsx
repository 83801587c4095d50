import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useEmit } from '../../hooks/use-emit.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { formatDate, formatMoment } from '../../lib/dates.ts'
import { pathTo } from '../../lib/path-to.ts'
import { auth } from '../../store/auth.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { badgeKinds, countsOf, drawMoney } from './draw-words.ts'
import type { drawsEvents } from './draws.events.ts'
import { drawMessages } from './draws.messages.ts'
import type { DrawDetails } from './draws.store.ts'
import { OwnNumbers } from './own-numbers.tsx'
import { entry } from './pay/entry.store.ts'
import { type DrawPhase, useDrawPhase } from './use-draw-phase.ts'

type Props = Readonly<{ draw: DrawDetails; notLive: string | undefined }>

/** Beside the prizes: the price, the state of the sale, and buying. */
export function DrawPanel({ draw, notLive }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(drawMessages)
  const { isAuthenticated } = useStore(auth(useSurroundings().site).$state)
  const phase = useDrawPhase(draw)
  const { numbers_each: each } = draw
  const price = drawMoney(draw, draw.price * each, locale)
  const isOver = phase === 'ending' || phase === 'closed' || phase === 'drawn'
  const day = formatDate(draw.draws_at, locale, useSettings().time_zone)
  return (
    <section className="draw-panel">
      <header className="draw-head">
        <p>
          <Badge kind={badgeKinds[phase]}>{say(phase)}</Badge>
        </p>
        <h1 className="draw-title" tabIndex={-1}>
          {draw.title}
        </h1>
        {draw.summary && <p className="draw-summary">{draw.summary}</p>}
      </header>
      <p className="draw-price">
        {isOver
          ? say(phase === 'drawn' ? 'wasDrawnOn' : 'drawnOn', { day })
          : draw.sold_by === 'fixed_price'
            ? say('pack', { count: each, price })
            : say('each', { price })}
      </p>
      <SaleWords draw={draw} phase={phase} />
      {notLive && <p className="draw-quiet">{notLive}</p>}
      {phase === 'open' && <Buy draw={draw} />}
      {isAuthenticated && <OwnNumbers draw={draw} />}
    </section>
  )
}

function SaleWords({ draw, phase }: Readonly<{ draw: DrawDetails; phase: DrawPhase }>) {
  const { locale } = useSurroundings()
  const { time_zone: timeZone } = useSettings()
  const say = useMessages(drawMessages)
  const { sold, left, opens_at, closes_at, draws_at, kind } = draw
  const moment = (at: string) => formatMoment(at, locale, timeZone)
  const day = formatDate(draws_at, locale, timeZone)
  const lines = {
    coming: [say('opensAt', { moment: moment(opens_at) }), kind === 'incidental' && say('atEvent')],
    open: [
      left === undefined ? say('sold', { count: sold }) : say('left', { count: left }),
      say('closesAt', { moment: moment(closes_at) }),
    ],
    soldOut: [say('drawnOn', { day })],
    ending: [say('waiting')],
    closed: [say('waiting'), say('sold', { count: sold })],
    drawn: [say('sold', { count: sold })],
  }[phase]
  return (
    <div className="draw-quiet">
      {[...lines, phase === 'coming' || phase === 'open' ? say('drawnOn', { day }) : false]
        .filter(Boolean)
        .map(line => (
          <p key={String(line)}>{line}</p>
        ))}
    </div>
  )
}

function Buy({ draw }: Readonly<{ draw: DrawDetails }>) {
  const { site, locale } = useSurroundings()
  const { open } = useLinks()
  const emit = useEmit<typeof drawsEvents>()
  const say = useMessages(drawMessages)
  const { guest_checkout_enabled: takesGuests } = useSettings()
  const { isAuthenticated } = useStore(auth(site).$state)
  const counts = countsOf(draw)
  const [typed, setTyped] = useState(draw.sold_by === 'fixed_price' ? draw.numbers_each : 1)
  const count = counts.includes(typed) ? typed : (counts.at(-1) ?? 1)

  function buy() {
    entry(site).choose({ draw: draw.draw_id, count })
    emit('draw-started', { drawId: draw.draw_id, numbers: count, amount: draw.price * count, currency: draw.currency })
    open(pathTo(isAuthenticated || !takesGuests ? 'prize-draw-checkout' : 'prize-draw-guest-checkout'))
  }

  return (
    <>
      {counts.length > 1 && (
        <SelectField
          name="numbers"
          label={say('howMany')}
          value={String(count)}
          options={counts.map(value => ({ value: String(value), label: String(value) }))}
          onInput={value => setTyped(Number(value))}
          help={draw.per_person === undefined ? undefined : say('limit', { count: draw.per_person })}
        />
      )}
      <Button variant="primary" wide onClick={buy}>
        {say('buy', { count, total: drawMoney(draw, draw.price * count, locale) })}
      </Button>
      <p className="draw-quiet">{say('age', { age: String(draw.minimum_age) })}.</p>
    </>
  )
}
