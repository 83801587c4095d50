import { html } from 'hono/html'
import { sql } from 'kysely'
import { siteAt } from '../../identity/site-address.ts'
import { previewToken } from '../../modules/pages/html/preview.ts'
import { linkOf } from '../../modules/payment-links/payment-requests.ts'
import type { Context } from '../../platform/context.ts'
import { type Markup, maybe } from '../../platform/http/markup.ts'
import { mostGuests } from '../rehearsal/rehearse.ts'
import { demoLayout } from './demo-layout.ts'
import { rehearsalOf } from './rehearsals.ts'
import { troubleOf } from './trouble.ts'

/** The demo's controls: plain forms, one action each. */
export async function controlPage(context: Context, publicUrl: string, done: string | undefined): Promise<Markup> {
  const { db, maintenance, release } = context
  const events = await db.selectFrom('events').selectAll().orderBy('id').execute()
  const hidden = await db
    .selectFrom('pages')
    .select(['event_id', 'key', 'title'])
    .where('published', '=', false)
    .execute()
  const asked = await db
    .selectFrom('payment_requests')
    .select(['id', 'event_id', 'title'])
    .where('paid_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const codes = await db
    .selectFrom('vouchers')
    .select(['event_id', 'code'])
    .where(sql<boolean>`origins @> '["dynamic_payment"]'::jsonb`)
    .orderBy('code')
    .execute()
  const links = await Promise.all(
    asked.map(async ({ id, event_id, title }) => ({ event_id, title, request: await linkOf(db, event_id, id) })),
  )
  const monthly = await db
    .selectFrom('monthly_gifts')
    .innerJoin('orders', 'orders.id', 'monthly_gifts.order_id')
    .select(['monthly_gifts.id', 'reference', 'email'])
    .where('monthly_gifts.status', '=', 'active')
    .orderBy('began_at', 'desc')
    .limit(50)
    .execute()
  const baseOf = (eventId: string) => {
    const event = events.find(({ id }) => id === eventId)
    return event ? siteAt(event, new URL(publicUrl), publicUrl).base : ''
  }
  const [rehearsal, trouble] = [await rehearsalOf(context), await troubleOf(db)]
  const [planned, { version, build }] = [await maintenance(), await release()]
  const options = events.map(({ id, name }) => html`<option value="${id}">${name}</option>`)
  return demoLayout(
    'Controls of the demo',
    html`
<p>What an operator or organiser does, at the press of a button, to see what visitors see. It works for everybody who looks at this demo. To let calls fail for your own browser alone, see the <a href="/demo/faults">faults</a>.</p>
${maybe(done, text => html`<p class="done" role="status">${text}</p>`)}
<div class="board">
<section>
  <h2>Maintenance</h2>
  <p>${planned ? html`Planned for ${planned.eta.toISOString()}, ${planned.minutes} minutes${planned.running ? ', and running' : ''}.` : 'None is planned.'}</p>
  ${form(
    'plan-maintenance',
    'Plan it',
    html`
    <label>Begins in (minutes) <input name="begins" type="number" min="0" max="10000" value="5" required></label>
    <label>Takes (minutes) <input name="minutes" type="number" min="1" max="600" value="15" required></label>`,
  )}
  ${planned ? form('stop-maintenance', 'Call it off', '', 'quiet') : ''}
</section>
<section>
  <h2>Release</h2>
  <p>Visitors are told of version ${version}, build ${build}.</p>
  <div class="pair">
  ${form('release-build', 'Release the next build', '')}
  ${form('withdraw-build', 'Withdraw it', '', 'quiet')}
  </div>
</section>
<section>
  <h2>Accounts</h2>
  ${form('archive-account', 'Archive', address)}
  ${form('restore-account', 'Restore', address, 'quiet')}
</section>
<section>
  <h2>Monthly gifts</h2>
  ${
    monthly.length
      ? form(
          'month-passes',
          'A month passes',
          html`
    <label>Gift <select name="gift">${monthly.map(({ id, reference, email }) => html`<option value="${id}">${reference}, ${email}</option>`)}</select></label>
    <label>Its card <select name="card"><option value="">pays</option><option value="declined">is refused</option></select></label>`,
        )
      : html`<p>Give every month at the run or the fayre, and come back to let a month pass.</p>`
  }
</section>
<section>
  <h2>Rehearsal of the auction</h2>
  <p>A crowd of guests bids, buys and loses the network. Watch <a href="${baseOf('moonlight')}/auction" target="_blank">the auction</a> meanwhile, and bid against them.</p>
  ${
    rehearsal?.running
      ? html`<p>It is running. Load this page again for its report.</p>`
      : form(
          'rehearse',
          'Let them come',
          html`
    <label>Guests <input name="guests" type="number" min="1" max="${mostGuests}" value="${mostGuests}" required></label>
    <label>For (seconds) <input name="seconds" type="number" min="5" max="300" value="60" required></label>`,
        )
  }
  ${maybe(rehearsal?.report, lines => html`<ul>${lines.map(line => html`<li>${line}</li>`)}</ul>`)}
</section>
<section>
  <h2>Card provider</h2>
  ${form(
    'trouble-provider',
    'Set',
    html`
    <label>Does not answer calls to <input name="refuses" value="${trouble.refuses ?? ''}" placeholder="/v1/subscriptions"></label>
    <label>Its news comes <select name="news">${Object.entries(newsTimes).map(([value, words]) => html`<option value="${value}" ${value === (trouble.news ?? '') ? 'selected' : ''}>${words}</option>`)}</select></label>`,
  )}
</section>
</div>
<section>
  <h2>Events</h2>
  ${form(
    'redirect',
    'Send visitors there',
    html`
    <label>Event <select name="event">${options}</select></label>
    <label>Address, or nothing <input name="url" placeholder="https://www.starlinghouse.example/"></label>`,
  )}
  ${form(
    'domain-type',
    'Set',
    html`
    <label>Event <select name="event">${options}</select></label>
    <label>Domain <select name="type"><option>private</option><option>public</option></select></label>`,
  )}
  <div class="lists">
  <div>
  <h3>Own domains</h3>
  <ul>${events.map(({ settings }) => maybe(settings.custom_domain, host => html`<li><a href="${withHost(publicUrl, host)}">${host}</a></li>`))}</ul>
  </div>
  <div>
  <h3>Pages that are not published</h3>
  <ul>${hidden.map(
    ({ event_id, key, title }) =>
      html`<li><a href="${baseOf(event_id)}/${key}?preview=${previewToken(context, event_id, key)}">${title}</a></li>`,
  )}</ul>
  </div>
  <div>
  <h3>Payments that were asked for</h3>
  <ul>${links.map(
    ({ event_id, title, request }) =>
      html`<li><a href="${baseOf(event_id)}/account/payment?request=${request}">${title}</a>${maybe(
        codes
          .filter(one => one.event_id === event_id)
          .map(({ code }) => code)
          .join(', '),
        listed => html`, with the codes ${listed}`,
      )}</li>`,
  )}</ul>
  </div>
  </div>
</section>`,
  )
}

const newsTimes = { '': 'in time', late: 'later, once this is reset', twice: 'twice, the newest first' }

const address = html`<label>E-mail address <input name="email" type="email" value="guest@fayre.example" required></label>`

function form(action: string, label: string, fields: Markup | '', look: 'filled' | 'quiet' = 'filled'): Markup {
  return html`<form method="post" action="/demo/control">
    <input type="hidden" name="action" value="${action}">${fields}
    <button type="submit" class="${look}">${label}</button>
  </form>`
}

function withHost(address: string, host: string): string {
  const url = new URL(address)
  url.hostname = host
  return url.href
}
