import { expect, test } from 'vitest'
import { pageSay, pageWords } from '../../../../../host-demo/server/modules/pages/html/page-words.ts'
import { germanPageWords } from '../../../../../host-demo/server/modules/pages/html/page-words-de.ts'
import { screens, screenTitle } from '../../../../../host-demo/server/modules/pages/html/screens.ts'
import { germanScreens } from '../../../../../host-demo/server/modules/pages/html/screens-de.ts'

const eventIn = (locale: string) => ({ settings: { locale } }) as Parameters<typeof pageSay>[0]

test('a page speaks the event’s language, and English where we don’t speak that', () => {
  expect(pageSay(eventIn('de'))('donors', { count: 1234 })).toBe('1.234 Menschen')
  expect(pageSay(eventIn('en-GB'))('donors', { count: 1 })).toBe('1 donor')
  expect(pageSay(eventIn('cy-GB'))('terms')).toBe('Terms')
})

test('each sentence has in German the places that it has in English', () => {
  const places = (message: unknown) => new Set(JSON.stringify(message).match(/\{\w+\}/g))
  for (const [key, english] of Object.entries(pageWords)) {
    const german = germanPageWords[key as keyof typeof pageWords]
    expect([key, places(german)]).toEqual([key, places(english)])
    expect([key, german]).not.toEqual([key, english])
  }
})

test('each screen has a title in German', () => {
  expect([...new Set(Object.values(screens))].filter(title => !germanScreens[title])).toEqual([])
  expect(screenTitle('/account/orders', 'de-DE')).toBe('Konto')
  expect(screenTitle('/account/orders', 'en-GB')).toBe('Account')
})
