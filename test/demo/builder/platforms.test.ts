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
