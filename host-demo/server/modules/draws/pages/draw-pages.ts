import { html } from 'hono/html'
import { maybe } from '../../../platform/http/markup.ts'
import type { PageParts, ScreenReader } from '../../page-parts.ts'
import { readDraws } from '../draw-wire.ts'
import { dayInWords, factsOf, pageTranslator, priceInWords } from './draw-facts.ts'

/** The most draws on a page without script. */
const most = 100

const listView: ScreenReader = async ({ context, event, base }) => {
  const draws = await context.db
    .selectFrom('draws')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('state', '!=', 'draft')
    .orderBy('draws_at')
    .orderBy('id')
    .limit(most)
    .execute()
  if (!draws.length)
    return { words: html`<section class="wrap text"><p>${pageTranslator(event)('none')}</p></section>` }
  return {
    words: html`<section class="wrap text">
  <ul>
    ${draws.map(
      draw => html`<li><a href="${base}/prize-draw/${encodeURIComponent(draw.id)}">${draw.title}</a> ${priceInWords(event, draw)}. ${dayInWords(event, draw)}</li>
    `,
    )}
  </ul>
</section>`,
  }
}

/** A draw for readers without script, and for link previews. */
const drawView: ScreenReader = async ({ context, event, base, params }) => {
  const { db } = context
  const draw = await db
    .selectFrom('draws')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('id', '=', params.id ?? '')
    .where('state', '!=', 'draft')
    .executeTakeFirst()
  if (!draw) return undefined
  const say = pageTranslator(event)
  const { prizes, picture } = (await readDraws(db, [draw]))(draw)
  const price = priceInWords(event, draw)
  const prizeWords = ({ title, donor, number, winner }: (typeof prizes)[number]) =>
    [title, donor && say('donor', { donor }), number && say('number', { number: String(number) }), winner]
      .filter(Boolean)
      .join(', ')
  return {
    heading: draw.title,
    description: [draw.summary, `${price}.`, dayInWords(event, draw)].filter(Boolean).join(' '),
    picture: picture?.uri,
    html: draw.description,
    words: html`<section class="wrap text">
  <p><a href="${base}/prize-draw">${say('all')}</a></p>
  ${maybe(picture?.uri, uri => html`<p><img src="${uri}" alt="" width="640" height="360"></p>`)}
  <p><strong>${price}</strong></p>
  <h2>${say(draw.state === 'drawn' ? 'winners' : 'prizes')}</h2>
  <ol>${prizes.map(prize => html`<li>${prizeWords(prize)}</li>`)}</ol>
  <ul>${factsOf(event, draw).map(fact => html`<li>${fact}</li>`)}</ul>
</section>`,
  }
}

const pay = { term: 'raffle', en: '{one} payment', de: '{one}: Nummern bezahlen' }

/** The screens of prize draws without script. */
export const drawPages = {
  screens: ['prize-draws', 'prize-draw', 'prize-draw-checkout', 'prize-draw-guest-checkout'],
  ownTitles: {
    'prize-draws': { term: 'raffle', en: '{other}', de: '{other}' },
    'prize-draw': { term: 'raffle', en: '{one}', de: '{one}' },
    'prize-draw-checkout': pay,
    'prize-draw-guest-checkout': pay,
  },
  views: { 'prize-draws': listView, 'prize-draw': drawView },
} as const satisfies PageParts
