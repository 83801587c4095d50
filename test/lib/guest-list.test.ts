import { expect, test } from 'vitest'
import { readGuestList } from '../../src/lib/guest-list.ts'

test.each([
  ['Ada Lovelace', ['Ada Lovelace', '', '']],
  ['Ada Lovelace, ada@example.com, 07700 900123', ['Ada Lovelace', 'ada@example.com', '07700 900123']],
  ['Ada\tLovelace\tada@example.com', ['Ada Lovelace', 'ada@example.com', '']],
  ['Ada Lovelace <ada@example.com>;', ['Ada Lovelace', 'ada@example.com', '']],
  ['Ada Lovelace ada@example.com', ['Ada Lovelace', 'ada@example.com', '']],
  ['"Ada Lovelace",+44 7700 900123', ['Ada Lovelace', '', '+44 7700 900123']],
  ['"Lovelace, Ada" <ada@example.com>', ['Lovelace Ada', 'ada@example.com', '']],
  ['"Ada Lovelace, ada@example.com"', ['Ada Lovelace', 'ada@example.com', '']],
  ['Ada "the Countess" Lovelace', ['Ada "the Countess" Lovelace', '', '']],
  ['3. Ada Lovelace', ['Ada Lovelace', '', '']],
  ['- Ada Lovelace', ['Ada Lovelace', '', '']],
  ['ada, lovelace', ['ada lovelace', '', '']],
  ['Tolkien, J.R.R.', ['Tolkien J.R.R.', '', '']],
  ['Ludwig, van Beethoven', ['Ludwig van Beethoven', '', '']],
])('reads %j', (line, [guest_name, guest_email, guest_mobile]) => {
  expect(readGuestList(line)).toEqual([{ guest_name, guest_email, guest_mobile }])
})

test.each([
  ['Di Four; not-an-address', ['Di Four', 'not-an-address', '']],
  ['Ed\ted.guests.example\t07700 900123', ['Ed', 'ed.guests.example', '07700 900123']],
  ['Flo Six, 07700 900123, 01632 960001', ['Flo Six 01632 960001', '', '07700 900123']],
])('loses nothing of %j, which has a mistake', (line, [guest_name, guest_email, guest_mobile]) => {
  expect(readGuestList(line)).toEqual([{ guest_name, guest_email, guest_mobile }])
})

test.each([
  'Ada Lovelace <ada@example.com>, Grace Hopper <grace@example.com>; "Mary Somerville" <mary@example.com>',
  '"Ada Lovelace" <ada@example.com>; "Grace, Hopper" <grace@example.com>, "Mary, Somerville" <mary@example.com>',
  'Ada Lovelace ada@example.com, Grace Hopper, grace@example.com, Mary Somerville mary@example.com',
])('reads the recipients of a mail in one line: %j', line => {
  expect(readGuestList(line).map(({ guest_name, guest_email }) => `${guest_name} ${guest_email}`)).toEqual([
    'Ada Lovelace ada@example.com',
    'Grace Hopper grace@example.com',
    'Mary Somerville mary@example.com',
  ])
})

test('a number after an address is the same guest’s', () => {
  const line = 'Ada Lovelace, ada@example.com, 07700 900123, Grace Hopper, grace@example.com'
  expect(readGuestList(line).map(({ guest_mobile }) => guest_mobile)).toEqual(['07700 900123', ''])
})

test('leaves out empty lines', () => {
  expect(readGuestList('Ada\r\n\r\n  \nGrace\n').map(({ guest_name }) => guest_name)).toEqual(['Ada', 'Grace'])
})

test.each([
  'Name\tEmail address\tMobile',
  'First name, Last name, E-mail',
  'Vorname;Nachname;E-Mail-Adresse;Mobilnummer',
])('takes a spreadsheet’s heading for no guest: %j', heading => {
  expect(readGuestList(`${heading}\nAda Lovelace`).map(({ guest_name }) => guest_name)).toEqual(['Ada Lovelace'])
})
