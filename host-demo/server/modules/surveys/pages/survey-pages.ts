import { html } from 'hono/html'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import type { Event } from '../../../identity/events.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { maybe } from '../../../platform/http/markup.ts'
import { translator } from '../../../platform/translate.ts'
import type { PageParts, ScreenReader } from '../../page-parts.ts'
import { stateOf } from '../find-survey.ts'
import { openSurveys } from '../open-surveys.ts'
import { germanSurveyPageWords } from './words.de.ts'
import { surveyPageWords } from './words.ts'

const pageTranslator = ({ settings }: Event) => translator(settings.locale, surveyPageWords, germanSurveyPageWords)

const listView: ScreenReader = async ({ context: { db, now }, event, base }) => {
  const open = await openSurveys(db, event.id, await databaseTime(db, now))
  // Then an organiser's own page can have this address.
  if (!open.length) return undefined
  return {
    words: html`<section class="wrap text">
  <ul>
    ${open.map(
      ({ id, title, public: isPublic }) =>
        html`<li><a href="${base}${pathTo(isPublic ? 'public-survey' : 'survey', { id })}">${title}</a></li>
    `,
    )}
  </ul>
</section>`,
  }
}

const surveyView: ScreenReader = async ({ context: { db, now }, event, base, params }) => {
  const survey = await db
    .selectFrom('surveys')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('id', '=', params.id ?? '')
    .where('state', '!=', 'draft')
    .executeTakeFirst()
  if (!survey) return undefined
  const say = pageTranslator(event)
  const isOpen = stateOf(survey, await databaseTime(db, now)) === 'open'
  return {
    heading: survey.title,
    html: survey.introduction,
    words: html`<section class="wrap text">
  <p>${say(isOpen ? 'needsScript' : 'closed')}</p>
  <h2>${say('questions')}</h2>
  <ol>${survey.questions.map(({ text, help }) => html`<li>${text}${maybe(help, help => html` <small>${help}</small>`)}</li>`)}</ol>
  <p><a href="${base}${pathTo('surveys')}">${say('all')}</a></p>
</section>`,
  }
}

const thanksView: ScreenReader = async ({ context: { db }, event, base }) => {
  const known = await db
    .selectFrom('surveys')
    .select('id')
    .where('event_id', '=', event.id)
    .where('state', '!=', 'draft')
    .limit(1)
    .executeTakeFirst()
  if (!known) return undefined
  const say = pageTranslator(event)
  return {
    words: html`<section class="wrap text"><p>${say('thanks')}</p><p><a href="${base}${pathTo('surveys')}">${say('all')}</a></p></section>`,
  }
}

/** The screens of surveys without script. */
export const surveyPages = {
  screens: ['surveys', 'survey', 'public-survey', 'survey-success'],
  ownTitles: { surveys: { term: 'survey', en: '{other}', de: '{other}' } },
  views: { surveys: listView, survey: surveyView, 'public-survey': surveyView, 'survey-success': thanksView },
} as const satisfies PageParts
