import { expect, test } from 'vitest'
import { platforms } from '../../../host-demo/pages/builder/platforms.ts'

const choice = {
  definition: {
    tag: 'donation-form',
    name: 'Donation form',
    about: '',
    reserve: 400,
    reads: [],
    attributes: [],
  },
  event: 'riverside-10k',
  attributes: {},
  properties: {},
  locale: 'en-GB',
}
const writtenFor = (locale: string) =>
  platforms.map(({ code }) => code({ ...choice, locale }, 'https://give.example')).join('\n')

test('the words in the code are in the language of the block', () => {
  expect(writtenFor('en-GB').match(/Go to the event|title="Donation form: /g)).toHaveLength(6)
  expect(writtenFor('en-GB')).not.toMatch(/Zur Veranstaltung|Spenden/)
  expect(writtenFor('de-DE').match(/>Zur Veranstaltung<|title="Spenden: /g)).toHaveLength(6)
  expect(writtenFor('de-DE')).not.toMatch(/Go to the event|Donation form/)
})

test('a frame has no tag manager, so its code does without the tracking and says so', () => {
  const attributes = { amount: '1250', 'data-layer': '', consent: 'granted' }
  const fields = [
    { name: 'data-layer', kind: 'flag', label: '' },
    { name: 'consent', kind: 'choice', label: '' },
  ] as const
  const definition = { ...choice.definition, attributes: fields }
  const tracked = { ...choice, definition, attributes }
  const frame = platforms.find(({ name }) => name === 'Frame')
  expect(frame?.code(tracked, 'https://give.example')).toContain('event=riverside-10k&amp;amount=1250"')
  expect(frame?.notes?.(tracked)).toHaveLength(1)
  const telling = { ...tracked, definition: { ...definition, event: 'fayre-donation-complete' } }
  expect(frame?.notes?.(telling).at(-1)).toContain('such as fayre-donation-complete')
  expect(frame?.notes?.(choice)).toEqual([])
  const microsite = { ...choice, attributes: { consent: 'granted' } }
  expect(frame?.code(microsite, 'https://give.example')).toContain('consent=granted')
})
