import { html } from 'hono/html'
import { formatMoney } from '../../../../../src/lib/money.ts'
import { pathTo } from '../../../../../src/lib/path-to.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import { type Markup, maybe } from '../../../platform/http/markup.ts'
import { supportedLocale, translator } from '../../../platform/translate.ts'
import type { PageParts, ScreenReader } from '../../page-parts.ts'
import type { FundraiserRow, TeamRow } from '../find.ts'
import { withTeam } from '../page.ts'
import { summaryOf } from '../wire.ts'
import { germanPageWords } from '../words.de.ts'
import { pageWords } from '../words.ts'

/** The most fundraisers in a list without script. */
const most = 500
const mostInBlock = 12

const sayOf = (event: Event) => translator(event.settings.locale, pageWords, germanPageWords)

function raisedOf(event: Event, { raised, goal }: Pick<TeamRow, 'raised' | 'goal'>): string {
  const { currency, currency_decimals: decimals, settings } = event
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, supportedLocale(settings.locale))
  const say = sayOf(event)
  return goal ? say('raisedOf', { raised: money(raised), goal: money(goal) }) : say('raised', { raised: money(raised) })
}

/** @param teamId only its members */
const top = ({ db }: Pick<Context, 'db'>, event: Event, limit: number, teamId?: string) =>
  db
    .selectFrom('fundraisers')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('shown', '=', true)
    .$if(teamId !== undefined, query => query.where('team_id', '=', teamId ?? ''))
    .orderBy('raised', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()

const links = (event: Event, base: string, rows: readonly FundraiserRow[]): Markup =>
  html`<ul class="wrap">
  ${rows.map(row => html`<li><a href="${base}${pathTo('fundraiser', { id: row.slug })}">${row.name}</a>, ${raisedOf(event, row)}</li>`)}
</ul>`

const listView: ScreenReader = async ({ context, event, base }) => {
  const teams = await context.db
    .selectFrom('fundraiser_teams')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('shown', '=', true)
    .orderBy('raised', 'desc')
    .limit(most)
    .execute()
  return {
    words: html`<section class="wrap text">
  ${links(event, base, await top(context, event, most))}
  <ul class="wrap">
    ${teams.map(team => html`<li><a href="${base}${pathTo('fundraiser-team', { id: team.slug })}">${team.name}</a>, ${raisedOf(event, team)}</li>`)}
  </ul>
</section>`,
  }
}

const fundraiserView: ScreenReader = async ({ context, event, base, params }) => {
  const row = await withTeam(context.db, event.id, params.id ?? '')
  if (!row?.shown) return undefined
  const team = row.team_slug
    ? { href: base + pathTo('fundraiser-team', { id: row.team_slug }), name: row.team_name }
    : null
  return viewOf(event, base, row, html`${maybe(team, ({ href, name }) => html`<p><a href="${href}">${name}</a></p>`)}`)
}

const teamView: ScreenReader = async ({ context, event, base, params }) => {
  const row = await context.db
    .selectFrom('fundraiser_teams')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('slug', '=', params.id ?? '')
    .where('shown', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  return viewOf(event, base, row, links(event, base, await top(context, event, most, row.id)))
}

/** A fundraiser's or team's page for readers without script, and for link previews. */
function viewOf(
  event: Event,
  base: string,
  row: Pick<TeamRow, 'name' | 'story' | 'picture' | 'raised' | 'goal'>,
  more: Markup,
) {
  const raised = raisedOf(event, row)
  return {
    heading: row.name,
    description: [raised, summaryOf(row.story)].filter(Boolean).join('. '),
    card: {
      title: row.name,
      text: raised,
      progress: row.goal ? row.raised / row.goal : undefined,
      picture: row.picture ?? undefined,
    },
    words: html`<section class="wrap text">
  <p><a href="${base}${pathTo('fundraisers')}">${sayOf(event)('everybody')}</a></p>
  ${maybe(row.picture, uri => html`<p><img src="${uri}" alt="" width="640" height="360"></p>`)}
  <p><strong>${raised}</strong></p>
  ${row.story.split(/\n+/).map(paragraph => html`<p>${paragraph}</p>`)}
  ${more}
</section>`,
  }
}

/** The module's blocks and screens without script. */
export const givingPages = {
  blocks: {
    individual_giving_listing: {
      words: async (context, event, base) => links(event, base, await top(context, event, mostInBlock)),
    },
  },
  screens: [
    'fundraisers',
    'fundraiser',
    'fundraiser-team',
    'fundraiser-message',
    'fundraiser-checkout',
    'fundraiser-guest-checkout',
    'leaderboard',
  ],
  ownTitles: {
    fundraisers: { term: 'fundraiser', en: '{other}', de: '{other}' },
    fundraiser: { term: 'fundraiser', en: '{one}', de: '{one}' },
  },
  views: { fundraisers: listView, fundraiser: fundraiserView, 'fundraiser-team': teamView, leaderboard: listView },
} as const satisfies PageParts
