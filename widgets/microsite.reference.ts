import type { WidgetReference } from '../src/widget/reference.ts'

export const micrositeReference: WidgetReference = {
  description: 'The whole white-labelled site of the event: every screen, with its own menu, sign-in and account.',
  attributes: {
    page: 'It owns its page: it sets the title, follows redirects, asks for consent and reloads for updates.',
    base: "In path mode, the path below which all is the microsite's. Default: the settings' root path.",
    mode: "Where its own path is written: in the page's, behind its `#`, or nowhere. Default: `path` with `page`, else `memory`.",
    consent:
      'What the page has found out about cookies. Default: `auto`, the visitor is asked where the microsite has a page of its own. A `fayre-consent` event on the document, with one of these words as its detail, tells of it later.',
  },
  builder: {
    name: 'The whole event site',
    about: 'All pages of the event, with menu, sign-in and account.',
    fields: {
      mode: {
        label: 'Links to its pages',
        help: 'Whether a visitor can bookmark a page of the event, or send it to a friend.',
        options: {
          '': 'All have the address of your page',
          hash: 'Each has its own, after a # in yours',
          path: 'Each has its own: your server must send all of them to your page',
        },
      },
      consent: {
        label: 'Have visitors agreed to cookies?',
        options: { '': 'My cookie banner says so', granted: 'Yes, all of them', denied: 'No, never' },
        advanced: true,
      },
      page: {
        label: 'Nothing else is on this page',
        help: 'The event then also sets the title in the browser’s tab, and asks about cookies itself.',
        advanced: true,
      },
      base: {
        label: 'Where the event begins on your site',
        help: 'Such as /summer-ball. Only where each page has an address of its own.',
        advanced: true,
      },
    },
  },
}
