import { expect, test } from 'vitest'
import * as checkoutGerman from '../../../../host-demo/server/checkout/words.de.ts'
import * as checkout from '../../../../host-demo/server/checkout/words.ts'
import { signInCode } from '../../../../host-demo/server/identity/account-letters.ts'
import * as identityGerman from '../../../../host-demo/server/identity/words.de.ts'
import * as identity from '../../../../host-demo/server/identity/words.ts'
import { translateLetter } from '../../../../host-demo/server/platform/mail/draft.ts'
import { htmlOf, textOf } from '../../../../host-demo/server/platform/mail/letter.ts'
import * as ofEveryLetterGerman from '../../../../host-demo/server/platform/mail/letter-words.de.ts'
import * as ofEveryLetter from '../../../../host-demo/server/platform/mail/letter-words.ts'

const draft = signInCode('Ada', '123456')

test('a letter speaks the event’s language, from its subject to its end', () => {
  const sender = { charity: 'Freunde', event: 'Sommerfest', locale: 'de-AT' }
  const letter = translateLetter(draft, sender.locale)
  expect(letter.subject).toBe('Ihr Code zum Anmelden')
  const text = textOf(letter, sender)
  expect(text).toMatch(/^Guten Tag Ada,/)
  expect(text).toContain('Er gilt 15 Minuten.')
  expect(text).toMatch(/Freunde, für Sommerfest$/)
  expect(text).toContain('    123456')
  expect(htmlOf(letter, sender)).toContain('<html lang="de-AT">')
})

test.each(['en-GB', 'en-US', 'fr-FR', ''])('and English where it is "%s"', locale => {
  const sender = { charity: 'Friends', event: 'Fayre', locale }
  const letter = translateLetter(draft, locale)
  expect(letter.subject).toBe('Your code to sign in')
  expect(htmlOf(letter, sender)).toContain(`<html lang="${/^en/.test(locale) ? locale : 'en-GB'}">`)
})

test.each([
  ['platform', ofEveryLetter, ofEveryLetterGerman],
  ['identity', identity, identityGerman],
  ['checkout', checkout, checkoutGerman],
])('each sentence of %s says in German what it says in English', (_, { letterWords }, { germanLetterWords }) => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  const german = new Map<string, string>(Object.entries(germanLetterWords))
  expect([...german.keys()].sort()).toEqual(Object.keys(letterWords).sort())
  for (const [key, english] of Object.entries(letterWords)) {
    const translated = german.get(key) ?? ''
    expect([key, placeholders(translated)]).toEqual([key, placeholders(english)])
    if (key !== 'giftAid' && !/^\{\w+\}/.test(english)) expect([key, translated]).not.toEqual([key, english])
  }
})
