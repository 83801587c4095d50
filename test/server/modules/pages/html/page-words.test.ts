import { expect, test } from 'vitest'
import * as german from '../../../../../host-demo/server/modules/donations/words.de.ts'
import * as english from '../../../../../host-demo/server/modules/donations/words.ts'
import { pageTranslator } from '../../../../../host-demo/server/modules/pages/html/page-translator.ts'
import { pageWords } from '../../../../../host-demo/server/modules/pages/html/page-words.ts'
import { germanPageWords } from '../../../../../host-demo/server/modules/pages/html/page-words-de.ts'

const eventIn = (locale: string) => ({ settings: { locale } }) as Parameters<typeof pageTranslator>[0]

test('a page is in the event’s language, or in English if that has no translation', () => {
  expect(pageTranslator(eventIn('de'))('terms')).toBe('Nutzungsbedingungen')
  expect(pageTranslator(eventIn('en-GB'))('terms')).toBe('Terms')
  expect(pageTranslator(eventIn('cy-GB'))('terms')).toBe('Terms')
})

test('each German sentence has the placeholders of the English one', () => {
  const placeholders = (message: unknown) => new Set(JSON.stringify(message).match(/\{\w+\}/g))
  const translated: Readonly<Record<string, unknown>> = { ...germanPageWords, ...german.germanPageWords }
  for (const [key, sentence] of Object.entries({ ...pageWords, ...english.pageWords })) {
    expect([key, placeholders(translated[key])]).toEqual([key, placeholders(sentence)])
    expect([key, translated[key]]).not.toEqual([key, sentence])
  }
})
