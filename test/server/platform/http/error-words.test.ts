import { expect, test } from 'vitest'
import { germanErrors as checkoutWords } from '../../../../host-demo/server/checkout/words.de.ts'
import { germanErrors as identityWords } from '../../../../host-demo/server/identity/words.de.ts'
import { modules } from '../../../../host-demo/server/modules.ts'
import { isSentence, mergeGerman, translateError } from '../../../../host-demo/server/platform/http/error-words.ts'

const german = mergeGerman([identityWords, checkoutWords, ...modules.map(({ words }) => words)])

test('an error is in German for German events, and in English for languages without translation', () => {
  const words = {
    error: 'x',
    error_header: 'Already paid',
    error_description: { sentence: 'Choose an amount from {least} to {most}.', values: { least: '1 €', most: '2 €' } },
    fields: { a: 'Please sign in first.', b: { forPrograms: 'Send JSON.' } },
  } as const
  expect(translateError('de-AT', words, german)).toEqual({
    error: 'x',
    error_header: 'Schon bezahlt',
    error_description: 'Wählen Sie einen Betrag von 1 € bis 2 €.',
    fields: { a: 'Bitte melden Sie sich zuerst an.', b: 'Send JSON.' },
  })
  expect(translateError('cy-GB', words, german).error_header).toBe('Already paid')
  expect(translateError('en-GB', { error: 'session_expired' })).toEqual({ error: 'session_expired' })
})

test('each German sentence has the placeholders of the English one', () => {
  const placeholders = (text: string) => new Set(text.match(/\{(?!label)\w+\}/g))
  for (const [english, translated] of Object.entries(german)) {
    expect([english, placeholders(translated)]).toEqual([english, placeholders(english)])
    expect(translated).not.toBe(english)
  }
})

test('a property name of every object is not taken for a sentence', () => {
  expect(['toString', 'Invalid type', 'Already paid'].map(text => isSentence(text, german))).toEqual([
    false,
    false,
    true,
  ])
})
