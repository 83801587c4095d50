import { expect, test } from 'vitest'
import type { Event } from '../../../host-demo/server/identity/events.ts'
import {
  invitation,
  seatGivenToOther,
  seatLost,
  ticketLinks,
} from '../../../host-demo/server/modules/tickets/seats/letters.ts'
import { type Draft, translateLetter } from '../../../host-demo/server/platform/mail/draft.ts'

const event = { name: 'Gala', settings: { charity_name: 'Larch Trust', locale: 'en-GB' } } as Event
const seat = { title: 'A seat', guest_name: 'Grace', order_id: null }
const link = 'https://give.example/seat'
const passed = { freed: ['Yoga'], kept: [] }
const given = { reference: 'FAY-1', number: 3, guest: 'Ada', name: 'Grace', link }
const read = (draft: Draft, locale: string) => JSON.stringify(translateLetter(draft, locale))

const letters: [string, (name: string) => Draft][] = [
  ['an invitation', host => invitation(event, seat, { host, link, passed })],
  ['an invitation to a seat that somebody else bought', buyer => invitation(event, seat, { host: 'Ada', buyer, link })],
  ['word of another guest', name => seatGivenToOther('Ada', { ...given, name })],
  ['word of a guest who has given a seat on', guest => seatGivenToOther('Ada', { ...given, guest })],
  ['word of a seat that is theirs no more', host => seatLost(event, seat, host)],
  ['links', guest_name => ticketLinks(event, { orders: [], seats: [{ ...seat, guest_name, link }] })],
]

test.each(letters)(
  '%s contains names of people, but nothing that a mail program would turn into a link',
  (_, letter) => {
    for (const locale of ['en-GB', 'de-DE']) {
      expect(read(letter('J. R. O’Neill'), locale)).toContain('J. R. O’Neill')
      const bare = read(letter('Claim at prize.example'), locale)
      expect(bare).not.toContain('prize')
      expect(bare).not.toMatch(/undefined|[{]\w+[}]/)
    }
  },
)

test('a guest who is given a seat is told who gives it and who bought it, whom the page names', () => {
  const mail = read(invitation(event, seat, { host: 'Ada', buyer: 'Bertha', link }), 'en-GB')
  expect(mail).toContain('Ada gives you a seat at Gala that Bertha has bought: A seat.')
  const own = read(invitation(event, seat, { host: 'Ada', buyer: 'Ada', link }), 'en-GB')
  expect(own).toContain('Ada has a seat for you at Gala: A seat.')
})
