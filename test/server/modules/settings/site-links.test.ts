import { expect, test } from 'vitest'
import { siteLinks } from '../../../../host-demo/server/modules/settings/site-links.ts'

const elsewhere = 'https://charity.example/terms'

test('links without a slash lead to the site’s pages, and others stay as they are', () => {
  const sponsors = ['sponsors#oak', elsewhere, null].map(link => ({ name: 'Oak', link }))
  const links = siteLinks({
    menu: [
      { title: 'Tickets', link: 'tickets', icon: 'ticket' },
      { title: 'Home', link: '/home' },
    ],
    footer_links: [
      { title: 'Lots', link: 'auction?kind=silent' },
      { title: 'Mail', link: 'mailto:ada@charity.example' },
    ],
    sponsors,
    contact: { email: 'ada@charity.example', website: 'contact' },
    microsite_terms_link: elsewhere,
    microsite_privacy_link: 'data-protection',
  })
  expect(links).toEqual({
    menu: [
      { title: 'Tickets', link: '/tickets', icon: 'ticket' },
      { title: 'Home', link: '/home' },
    ],
    footer_links: [
      { title: 'Lots', link: '/auction?kind=silent' },
      { title: 'Mail', link: 'mailto:ada@charity.example' },
    ],
    sponsors: ['/sponsors#oak', elsewhere, null].map(link => ({ name: 'Oak', link })),
    contact: { email: 'ada@charity.example', website: '/contact' },
    microsite_terms_link: elsewhere,
    microsite_privacy_link: '/data-protection',
  })
})

test.each([
  ['oak.example', 'https://oak.example'],
  ['www.oak.example/about?from=event', 'https://www.oak.example/about?from=event'],
  ['oak.example:8443', 'https://oak.example:8443'],
  ['tel:+441632960001', 'tel:+441632960001'],
  ['ada@oak.example', 'ada@oak.example'],
  ['//oak.example', '//oak.example'],
])('a website %j is %j', (website, whole) => {
  expect(siteLinks({ menu: [], contact: { email: 'a@oak.example', website } }).contact?.website).toBe(whole)
})

test('adds no setting that an event does not have', () => {
  expect(JSON.parse(JSON.stringify(siteLinks({ menu: [], contact: null, microsite_terms_link: null })))).toEqual({
    menu: [],
    contact: null,
    microsite_terms_link: null,
  })
})
