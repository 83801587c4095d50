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
}
