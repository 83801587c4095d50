import { html } from 'hono/html'
import { formatMoment } from '../../../../../src/lib/dates.ts'
import type { Event } from '../../../identity/events.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { translator } from '../../../platform/translate.ts'
import type { PageParts, ScreenReader } from '../../page-parts.ts'
import { isOpen, rulesOf } from '../rules.ts'
import { germanPageWords } from '../words.de.ts'
import { pageWords } from '../words.ts'

const pageTranslator = ({ settings }: Event) => translator(settings.locale, pageWords, germanPageWords)

/** What is asked for. The page shows below it how to reach the charity. */
const offerView: ScreenReader = async ({ context: { db, now }, event }) => {
  const rules = await rulesOf(db, event.id)
  // Then an organiser's own page can have this address.
  if (!rules) return undefined
  const say = pageTranslator(event)
  const { locale, time_zone } = event.settings
  const { closes_at, introduction } = rules
  const open = isOpen(rules, await databaseTime(db, now))
  const until = closes_at && say('until', { moment: formatMoment(closes_at.toISOString(), locale, time_zone) })
  const sentences = open ? [say('needs'), ...(until ? [until] : []), say('script')] : [say('closed')]
  return {
    description: say('asks', { event: event.name }),
    words: html`<section class="wrap text">
  ${paragraphsOf(introduction).map(text => html`<p>${text}</p>`)}
  ${sentences.map(sentence => html`<p>${sentence}</p>`)}
</section>`,
  }
}

const thanksView: ScreenReader = async ({ context, event }) =>
  (await rulesOf(context.db, event.id)) && {
    words: html`<section class="wrap text"><p>${pageTranslator(event)('thanks')}</p></section>`,
  }

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter(paragraph => paragraph.trim())

/** The screens of donated items without script. */
export const offerPages = {
  screens: ['donate-lot', 'donate-lot-success'],
  views: { 'donate-lot': offerView, 'donate-lot-success': thanksView },
} as const satisfies PageParts
