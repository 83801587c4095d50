import { html } from 'hono/html'
import { formatDate } from '../../../../src/lib/dates.ts'
import { formatMoney } from '../../../../src/lib/money.ts'
import { formatNumber } from '../../../../src/lib/text.ts'
import type { Site } from '../../identity/site-address.ts'
import { type Markup, maybe } from '../../platform/http/markup.ts'
import { supportedLocale } from '../../platform/translate.ts'
import { linkedDocument } from '../linked-pages/linked-document.ts'
import { invoiceTranslator } from './invoice-words.ts'
import { numberOf } from './next-number.ts'
import type { Invoice } from './read-invoice.ts'

/** The invoice on A4, to be printed or saved as a PDF. */
export function invoiceView(found: Invoice, site: Site): Markup {
  const { invoice, order, lines, event, state } = found
  const { locale, time_zone: timeZone, charity_name: charity, charity_number, contact } = event.settings
  const say = invoiceTranslator(event)
  const day = (date: Date) => formatDate(date.getTime(), locale, timeZone)
  const money = (minor: number) =>
    formatMoney({ minor, currency: order.currency, decimals: event.currency_decimals }, locale)
  const { name, organisation, organisation_number: company, organisation_address: address } = invoice.payer
  const sum = (label: string, minor: number, kind = '') =>
    html`<tr class="${kind}"><th scope="row" colspan="3">${label}</th><td>${money(minor)}</td></tr>`
  const ifAny = (label: string, minor: number) => (minor ? sum(label, minor) : '')
  const noted = found.creditNotes.reduce((total, { amount }) => total + amount, 0)
  const title = `${say('invoice')} ${numberOf(invoice)}`
  return linkedDocument(
    { event, site, title, css: '/invoice.css' },
    html`<body class="invoice">
    <header>${event.name}</header>
    <main>
      <h1>${title} <span class="mark ${state}">${say(`${state}Mark`)}</span></h1>
      <dl>
        <div><dt>${say('date')}</dt><dd>${day(invoice.issued_at)}</dd></div>
        <div><dt>${say('reference')}</dt><dd>${order.reference}</dd></div>
      </dl>
      <div class="parties">
        <section>
          <h2>${say('from')}</h2>
          <p><strong>${charity}</strong>${maybe(charity_number, number => html`<br>${say('registered', { number })}`)}${(contact?.address ?? []).map(line => html`<br>${line}`)}${maybe(contact?.email, email => html`<br>${email}`)}</p>
        </section>
        <section>
          <h2>${say('to')}</h2>
          <p><strong>${organisation ?? name}</strong>${organisation ? html`<br>${name}` : ''}${maybe(company, number => html`<br>${say('companyNumber', { number })}`)}${(address ?? '').split('\n').map(line => (line ? html`<br>${line}` : ''))}</p>
        </section>
      </div>
      <table>
        <thead><tr><th scope="col">${say('what')}</th><th scope="col">${say('quantity')}</th><th scope="col">${say('unitPrice')}</th><th scope="col">${say('amount')}</th></tr></thead>
        <tbody>
          ${lines.map(
            line =>
              html`<tr><td>${line.title}</td><td>${formatNumber(line.quantity, supportedLocale(locale))}</td><td>${money(line.unit_price)}</td><td>${money(line.amount)}</td></tr>`,
          )}
        </tbody>
        <tfoot>
          ${ifAny(say('discount'), -order.discount_total)}
          ${ifAny(say('contribution'), order.voluntary_contribution)}
          ${ifAny(say('fee'), order.processing_fee)}
          ${sum(say('total'), order.total, 'total')}
          ${ifAny(say('cancelled'), state === 'cancelled' ? -order.total : 0)}
          ${found.creditNotes.map(note =>
            sum(say('creditNote', { number: numberOf(note), date: day(note.issued_at) }), -note.amount),
          )}
          ${ifAny(say('credited'), order.paid_at ? noted - order.refunded : 0)}
          ${order.paid_at ? sum(say('paidOn', { date: day(order.paid_at) }), -found.paid) : ''}
          ${ifAny(say('returned'), order.paid_at ? order.refunded : 0)}
          ${sum(say('due'), found.due, 'total')}
        </tfoot>
      </table>
      ${maybe(event.settings.invoice_tax_words, words => html`<p>${words}</p>`)}
      ${state === 'due' ? maybe(event.offline_instructions, words => html`<h2>${say('howToPay')}</h2><p class="how">${words}</p>`) : ''}
      <p class="screen">${say('print')}</p>
    </main>
  </body>`,
  )
}
