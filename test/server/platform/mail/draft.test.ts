import { expect, test } from 'vitest'
import { signInCode } from '../../../../host-demo/server/identity/account-letters.ts'
import { translateLetter } from '../../../../host-demo/server/platform/mail/draft.ts'
import { htmlOf, textOf } from '../../../../host-demo/server/platform/mail/letter.ts'
import { letterWords } from '../../../../host-demo/server/platform/mail/letter-words.ts'
import { germanLetterWords } from '../../../../host-demo/server/platform/mail/letter-words-de.ts'

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

test('each sentence says in German what it says in English', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const [key, english] of Object.entries(letterWords)) {
    const german = germanLetterWords[key as keyof typeof letterWords]
    expect([key, places(german)]).toEqual([key, places(english)])
    if (key !== 'giftAid' && !/^\{\w+\}/.test(english)) expect([key, german]).not.toEqual([key, english])
  }
})
