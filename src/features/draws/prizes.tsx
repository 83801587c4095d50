import type { DrawPrize } from '../../api/draws.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { completeUrl } from '../../lib/complete-url.ts'
import { drawMoney } from './draw-words.ts'
import { drawMessages } from './draws.messages.ts'
import type { DrawDetails } from './draws.store.ts'

/** The prizes, the best first, with the winning numbers once they are drawn. */
export function Prizes({ draw }: Readonly<{ draw: DrawDetails }>) {
  const say = useMessages(drawMessages)
  return (
    <section className="draw-section">
      <h2 className="draw-heading">{say(draw.state === 'drawn' ? 'winners' : 'prizes')}</h2>
      <ol className="draw-prizes">
        {draw.prizes.map((prize, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a prize is identified by its position
          <li key={index}>
            <Prize draw={draw} prize={prize} place={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Prize({ draw, prize, place }: Readonly<{ draw: DrawDetails; prize: DrawPrize; place: number }>) {
  const { site, locale } = useSurroundings()
  const say = useMessages(drawMessages)
  const { title, donor, picture, value, number, winner } = prize
  const src = picture && completeUrl(picture, site.host)?.href
  const facts = [
    donor && say('givenBy', { donor }),
    value !== undefined && say('worth', { value: drawMoney(draw, value, locale) }),
  ].filter(Boolean)
  return (
    <>
      {src ? <img src={src} alt="" width={160} height={90} loading="lazy" /> : <span className="draw-no-picture" />}
      <div>
        <p className="draw-quiet">{say('prize', { place: String(place) })}</p>
        <h3 className="draw-prize-title">{title}</h3>
        {facts.length > 0 && <p className="draw-quiet">{facts.join(' · ')}</p>}
        {draw.state === 'drawn' && (
          <p className={number === undefined ? 'draw-quiet' : 'draw-won'}>
            {number === undefined
              ? say('noWinner')
              : winner
                ? say('wonBy', { number: String(number), winner })
                : say('wonByNumber', { number: String(number) })}
          </p>
        )}
      </div>
    </>
  )
}
