import { html } from 'hono/html'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import type { Event } from '../../../identity/events.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { maybe } from '../../../platform/http/markup.ts'
import { supportedLocale, translator } from '../../../platform/translate.ts'
import type { PageParts, ScreenReader } from '../../page-parts.ts'
import { pollsOf, stateAt } from '../find-poll.ts'
import { isResultShown, resultOf } from '../voting/result.ts'
import { germanPageWords } from '../words.de.ts'
import { pageWords } from '../words.ts'

/** The most polls on a page without script. */
const most = 100

const pageTranslator = ({ settings }: Event) => translator(settings.locale, pageWords, germanPageWords)

const listView: ScreenReader = async ({ context, event, base }) => {
  const say = pageTranslator(event)
  const at = await databaseTime(context.db, context.now)
  const polls = await pollsOf(context.db, event.id)
    .where('state', '!=', 'draft')
    .orderBy('position')
    .limit(most)
    .execute()
  // Then an organiser's own page can have this address.
  if (!polls.length) return undefined
  const path = ({ id, is_public }: (typeof polls)[number]) => pathTo(is_public ? 'public-poll' : 'poll', { id })
  return {
    words: html`<section class="wrap text">
  <ul>
    ${polls.map(
      poll => html`<li><a href="${base}${path(poll)}">${poll.question}</a> ${say(stateAt(poll, at) === 'open' ? 'open' : 'closed')}</li>
    `,
    )}
  </ul>
</section>`,
  }
}

/** A poll for readers without script, and for link previews: as somebody sees it who has not voted. */
const pollView: ScreenReader = async ({ context, event, base, params }) => {
  const { db, now } = context
  const poll = await pollsOf(db, event.id)
    .where('id', '=', params.id ?? '')
    .where('state', '!=', 'draft')
    .executeTakeFirst()
  if (!poll) return undefined
  const say = pageTranslator(event)
  const at = await databaseTime(db, now)
  const isOpen = stateAt(poll, at) === 'open'
  const result = isResultShown(poll, at, false) ? await resultOf(db, poll) : undefined
  const percent = new Intl.NumberFormat(supportedLocale(event.settings.locale), { style: 'percent' })
  const wordsOf = ({ option_id, label }: (typeof poll.options)[number]) => {
    const votes = result?.options.find(one => one.option_id === option_id)?.votes
    if (!result || votes === undefined) return label
    const share = percent.format(result.voters ? votes / result.voters : 0)
    return `${label}: ${say('share', { votes: String(votes), share })}`
  }
  return {
    heading: poll.question,
    ...(poll.description && { description: poll.description }),
    words: html`<section class="wrap text">
  <p><a href="${base}/poll">${say('all')}</a></p>
  <p>${say(isOpen ? 'open' : 'closed')}${maybe(result, ({ voters }) => html`, ${say('voters', { count: voters })}`)}</p>
  <ul>${poll.options.map(option => html`<li>${wordsOf(option)}</li>`)}</ul>
  ${isOpen ? html`<p>${say('needsScript')}</p>` : ''}
</section>`,
  }
}

const thanksView: ScreenReader = async ({ context: { db }, event, base }) => {
  const known = await pollsOf(db, event.id).where('state', '!=', 'draft').limit(1).executeTakeFirst()
  if (!known) return undefined
  const say = pageTranslator(event)
  return {
    words: html`<section class="wrap text"><p>${say('thanks')}</p><p><a href="${base}${pathTo('polls')}">${say('all')}</a></p></section>`,
  }
}

/** The screens of polls without script. */
export const pollPages = {
  screens: ['polls', 'poll', 'public-poll', 'poll-screen', 'poll-success'],
  ownTitles: { polls: { term: 'poll', en: '{other}', de: '{other}' } },
  views: {
    polls: listView,
    poll: pollView,
    'public-poll': pollView,
    'poll-screen': pollView,
    'poll-success': thanksView,
  },
} as const satisfies PageParts
