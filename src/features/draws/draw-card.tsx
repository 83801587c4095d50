import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { completeUrl } from '../../lib/complete-url.ts'
import { formatDate } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { PictureCard } from '../../ui/picture-card.tsx'
import { useStyles } from '../../ui/styles.ts'
import { badgeKinds, drawMoney } from './draw-words.ts'
import css from './draws.css?inline'
import { drawMessages } from './draws.messages.ts'
import type { ListedDraw } from './draws.store.ts'
import { useDrawPhase } from './use-draw-phase.ts'

type Props = Readonly<{
  draw: ListedDraw
  /** Loads the picture at once, because the card is in view. */
  eager: boolean
}>

/** A draw in a list: its picture, its price, its state and the day it is drawn. */
export function DrawCard({ draw, eager }: Props) {
  useStyles(css)
  const { site, locale } = useSurroundings()
  const { time_zone: timeZone } = useSettings()
  const { hrefTo } = useLinks()
  const say = useMessages(drawMessages)
  const phase = useDrawPhase(draw)
  const src = draw.picture && completeUrl(draw.picture, site.host)?.href
  const day = formatDate(draw.draws_at, locale, timeZone)
  const price = drawMoney(draw, draw.price * draw.numbers_each, locale)
  const left = draw.left !== undefined && phase === 'open' ? say('left', { count: draw.left }) : undefined
  return (
    <PictureCard
      href={hrefTo('prize-draw', { id: draw.draw_id })}
      title={draw.title}
      picture={src ? { src, alt: '' } : undefined}
      state={<Badge kind={badgeKinds[phase]}>{say(phase)}</Badge>}
      eager={eager}
      foot={
        <>
          <p className="draw-card-price">
            {draw.sold_by === 'fixed_price' ? say('pack', { count: draw.numbers_each, price }) : say('each', { price })}
          </p>
          <p className="draw-quiet">
            {[left, say(phase === 'drawn' ? 'wasDrawnOn' : 'drawnOn', { day })].filter(Boolean).join(' · ')}
          </p>
        </>
      }
    >
      {draw.summary && <p>{draw.summary}</p>}
    </PictureCard>
  )
}
