import { html, raw } from 'hono/html'
import { type Markup, maybe } from '../../../platform/http/markup.ts'
import { footer } from './footer.ts'
import { hero } from './hero.ts'
import { hrefOf, telephone } from './links.ts'
import { pageTranslator } from './page-translator.ts'
import { sanitise } from './sanitise.ts'
import type { View } from './view.ts'

/** The page without script: its text, the menu, the total, other ways to give, and the contact. */
export function content(view: View): Markup {
  return html`
<a class="skip" href="#main">${pageTranslator(view.event)('skip')}</a>
${header(view)}
<main id="main">
${view.backAt ? pause(view, view.backAt) : view.status === 404 ? missing(view) : html`${hero(view)}${body(view)}`}
</main>
${footer(view)}`
}

function header({ event, site }: View): Markup {
  const { logoISfile, menu } = event.settings
  const home = site.base || '/'
  return html`<header class="top wrap">
  <a class="brand" href="${home}">${logoISfile ? html`<img src="${logoISfile.uri}" alt="${event.name}">` : event.name}</a>
  <nav aria-label="${pageTranslator(event)('menu')}">
    <ul>
      ${menu.filter(isOpen).map(
        ({ title, link }) => html`<li><a href="${hrefOf(site.base, link)}">${title}</a></li>
      `,
      )}
    </ul>
  </nav>
</header>`
}

function body(view: View): Markup {
  const { page, event } = view
  if (!page) return html`${screen(view)}${waysToGive(view)}`
  const blocks = page.content.map(block => {
    if ('html' in block) {
      const safe = sanitise(block.html, view.canonical, event.settings.image_hosts ?? [], view.site.base)
      return html`<section class="wrap text">${raw(safe)}</section>`
    }
    const words = view.blocks.get(block.type) ?? ''
    return words === 'contact' ? waysToGive(view) : words
  })
  return html`${blocks.length ? blocks : waysToGive(view)}${page.key === 'home' ? sponsors(view) : ''}`
}

/** A module's screen, such as a lot. */
function screen({ screen, canonical, event, site }: View): Markup | '' {
  if (!screen) return ''
  const safe = screen.html && sanitise(screen.html, canonical, event.settings.image_hosts ?? [], site.base)
  return html`${screen.words}${safe ? html`<section class="wrap text">${raw(safe)}</section>` : ''}`
}

/** Sponsors by name only: a browser would load their logos before the script that shows the page. */
function sponsors({ event, site: { base } }: View): Markup | '' {
  const list = event.settings.sponsors ?? []
  if (!list.length) return ''
  return html`<section class="wrap sponsors" aria-labelledby="sponsors-title">
  <h2 id="sponsors-title">${pageTranslator(event)('sponsors')}</h2>
  <ul>
    ${list.map(
      ({ name, link }) =>
        html`<li>${link ? html`<a href="${hrefOf(base, link)}" rel="noopener">${name}</a>` : name}</li>
    `,
    )}
  </ul>
</section>`
}

function missing({ site, event }: View): Markup {
  const say = pageTranslator(event)
  return html`<section class="wrap outcome">
  <h1>${say('missingTitle')}</h1>
  <p>${say('missing')}</p>
  <p><a class="button" href="${site.base || '/'}">${say('goTo', { event: event.name })}</a></p>
</section>`
}

function pause({ event }: View, backAt: Date): Markup {
  const { locale, time_zone } = event.settings
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: time_zone })
  const say = pageTranslator(event)
  const [before, after] = say('pause').split('{time}')
  return html`<section class="wrap outcome">
  <h1>${say('pauseTitle')}</h1>
  <p>${before}<time datetime="${backAt.toISOString()}">${time.format(backAt)}</time>${after}</p>
</section>`
}

/** Nobody can sign in without script. */
const isOpen = ({ link }: { link: string }) => !/^\/sign-(in|up)\b/.test(link)

/** Other ways to give, shown only without script, because the form needs it. */
function waysToGive({ event, site }: View): Markup {
  const { contact, charity_name: charity } = event.settings
  const say = pageTranslator(event)
  return html`<noscript>
  <section class="wrap ways" aria-labelledby="ways-title">
    <h2 id="ways-title">${say('ways')}</h2>
    <p>${say('waysText')}</p>
    <ul>
      ${maybe(contact?.phone, phone => html`<li>${say('call', { charity })} ${telephone(phone)}</li>`)}
      ${maybe(contact?.email, email => html`<li>${say('write')} <a href="mailto:${email}">${email}</a></li>`)}
      ${maybe(contact?.website, website => html`<li>${say('giveOn')} <a href="${hrefOf(site.base, website)}" rel="noopener">${say('ownSite')}</a></li>`)}
    </ul>
  </section>
</noscript>`
}
