import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fill, type Message, type Messages } from '../../src/lib/messages.ts'
import { termMessages } from '../../src/lib/terms.messages.ts'
import { type Language, readTranslations, translationsSettled } from '../../src/lib/translations.ts'

const languages: readonly Language[] = ['de']

const source = new URL('../../src/', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.messages.ts'))
  .sort()
const names = new Map<Messages, string>()
for (const file of files) {
  const exported: Readonly<Record<string, Messages>> = await import(new URL(file, source).pathname)
  for (const [name, messages] of Object.entries(exported)) names.set(messages, name)
}

const all: { name: string; language: Language; english: Messages; translated: Messages }[] = []
readTranslations(async (english, loaders) => {
  for (const language of languages) {
    const { messages: translated } = await loaders[language]()
    all.push({ name: names.get(english) ?? '', language, english, translated })
  }
})
await translationsSettled()

test('every feature has its sentences in every language', () => {
  expect(files.length).toBeGreaterThan(10)
  for (const language of languages) {
    const translated = all.filter(one => one.language === language).map(({ name }) => name)
    expect(translated).toEqual(expect.arrayContaining([...names.values()]))
  }
})

describe.each(all)('$name in $language', ({ english, translated }) => {
  test('has the same sentences, and no others', () => {
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort())
  })

  test.each(Object.entries(english))('%s has the same forms and placeholders', (key, message) => {
    const other = translated[key] ?? ''
    expect(placeholders(other)).toEqual(placeholders(message))
    for (const text of Object.values(formsOf(other))) expect(text.trim()).not.toBe('')
  })
})

test('how to write an amount names the coins of no currency, since events have others', () => {
  const texts = all
    .flatMap(({ english, translated }) => [...Object.entries(english), ...Object.entries(translated)])
    .flatMap(([key, message]) => (/^(commaHint|amount)/.test(key) ? Object.values(formsOf(message)) : []))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter(text => /\b(?:pence|cents?)\b|\d\.\d/i.test(text))).toEqual([])
})

test('each form is said for its number', () => {
  const donors = all.find(({ name }) => name === 'totalRaisedMessages')?.translated.donors ?? ''
  expect(fill(donors, { count: 1 }, 'de')).not.toContain('Menschen')
  expect(fill(donors, { count: 2 }, 'de')).toContain('Menschen')
})

function formsOf(message: Message): Readonly<Record<string, string>> {
  return typeof message === 'string' ? { text: message } : message
}

/** By plural form, so that every form contains the same values. */
function placeholders(message: Message): Record<string, string[]> {
  const found = Object.entries(formsOf(message)).map(([form, text]) => [
    form,
    (text.match(/\{\w+\}/g) ?? []).filter(name => !ownWord.test(name)).sort(),
  ])
  return Object.fromEntries(found)
}

/** An organiser's word, which a translation leaves out where it would have to inflect it. */
const ownWord = new RegExp(`^\\{(${Object.keys(termMessages).join('|')})s?\\}$`, 'i')
