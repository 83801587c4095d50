import { expect, test } from 'vitest'
import { readList, textOf } from '../../../src/features/desk/import/read-list.ts'

const namesIn = (text: string) => {
  const read = readList(text)
  return read.type === 'rows'
    ? read.rows.map(({ line, guest_name, guest_email }) => [line, guest_name, guest_email])
    : read
}

test.each([
  ['commas', 'Name,Email\nAda,ada@example.com\n'],
  ['semicolons, as Excel writes them in Germany, with its mark', '\uFEFFName;E-Mail\r\nAda;ada@example.com\r\n'],
  ['tabs, as they are pasted', 'Name\tEmail address\nAda\tada@example.com'],
  [
    'other columns, in another order, and empty lines',
    '\n\n"E-mail","Table","Guest name"\nada@example.com,4,Ada\n,,\n',
  ],
])('reads %s', (_, text) => {
  expect(namesIn(text)).toMatchObject([[expect.any(Number), 'Ada', 'ada@example.com']])
})

test.each([
  ['Vorname;Nachname;E-Mail-Adresse;Mobilnummer\nAda;Lovelace;ada@example.com;07700 900123', 'Ada Lovelace'],
  ['Last name,First name,Email,Phone number\nLovelace,Ada,ada@example.com,07700 900123', 'Ada Lovelace'],
  ['Name;Vorname;Emailadresse;Handynummer\nLovelace;Ada;ada@example.com;07700 900123', 'Ada Lovelace'],
  ['Name;Vorname;Mail;Telefonnummer\nAda Lovelace;Ada;ada@example.com;07700 900123', 'Ada Lovelace'],
  ['Nachname;Email;Handy\nLovelace;ada@example.com;07700 900123', 'Lovelace'],
])('reads the names and headings of %j', (text, guest_name) => {
  const read = readList(text)
  expect(read.type === 'rows' && [read.rows[0], read.ignored]).toMatchObject([
    { guest_name, guest_email: 'ada@example.com', guest_mobile: '07700 900123' },
    [],
  ])
})

test('keeps what is quoted together, and says which line it was', () => {
  const text = 'Name,Email\n"Lovelace, Ada",ada@example.com\n"Hopper ""Amazing"" Grace",grace@example.com'
  expect(namesIn(text)).toEqual([
    [2, 'Lovelace, Ada', 'ada@example.com'],
    [3, 'Hopper "Amazing" Grace', 'grace@example.com'],
  ])
})

test('says which line it was below cells of several lines, and below the line that Excel names its separator in', () => {
  const text = 'sep=;\r\nName;E-mail;Needs\r\nAda;ada@example.com;"No nuts\r\nNo milk"\r\nGrace;grace@example.com;\r\n'
  expect(namesIn(text)).toEqual([
    [3, 'Ada', 'ada@example.com'],
    [5, 'Grace', 'grace@example.com'],
  ])
})

test('names the columns that are not imported', () => {
  const read = readList('Name;;E-mail;Allergies; Notes\nAda;;ada@example.com;Nuts;')
  expect(read.type === 'rows' && read.ignored).toEqual(['Allergies', ' Notes'])
})

test('takes back the apostrophe that keeps a name from being a formula', () => {
  expect(namesIn("Name,Email\n'=HYPERLINK(1),a@example.com\n'Arry,b@example.com")).toEqual([
    [2, '=HYPERLINK(1)', 'a@example.com'],
    [3, "'Arry", 'b@example.com'],
  ])
})

test('reads a number whose plus a formula keeps, and a dash as nothing', () => {
  const text = 'Name,Email,Mobile\nAda,a@example.com,"=""+44 7700 900123"""\nBo,b@example.com,-\nCy,c@example.com,=1+1'
  const read = readList(text)
  expect(read.type === 'rows' && read.rows.map(row => row.guest_mobile)).toEqual(['+44 7700 900123', '', '=1+1'])
})

test.each([
  ['empty', ' \n '],
  ['empty', 'Name,Email\n'],
  ['no_columns', 'Ada,ada@example.com\n'],
  ['too_many', `Name,Email\n${'Ada,ada@example.com\n'.repeat(501)}`],
  ['too_large', 'x'.repeat(1_000_001)],
])('says %s', (problem, text) => {
  expect(readList(text)).toEqual({ type: 'problem', problem })
})

test('reads what spreadsheets write', () => {
  const bytes = (...codes: number[]) => new Uint8Array(codes)
  expect(textOf(new TextEncoder().encode('Zoë'))).toBe('Zoë')
  expect(textOf(bytes(0x5a, 0x6f, 0xeb))).toBe('Zoë')
  expect(textOf(bytes(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0))).toBe('Zoë')
  expect(textOf(bytes(0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb))).toBe('Zoë')
})
