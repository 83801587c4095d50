import { expect, test } from 'vitest'
import { htmlOf, textOf } from '../../../../host-demo/server/platform/mail/letter.ts'
import type { Letter } from '../../../../host-demo/server/platform/mail/letter-parts.ts'
import { isTitle } from '../../../../host-demo/server/platform/mail/names.ts'

const sender = {
  charity: 'Friends & Co',
  event: 'Summer <Fayre>',
  locale: 'en-GB',
  colour: '#d33f2c',
  textColour: '#ffffff',
}
const letter: Letter = {
  kind: 'test',
  subject: 'Your code',
  to: 'Ada',
  parts: [
    'Enter this:',
    { code: '012345' },
    { link: 'https://give.example/?a=1&b="2"', label: 'Go on' },
    { rows: [['Total', '<b>£5</b>']] },
  ],
}

test('says the same as a text and as a page', () => {
  const text = textOf(letter, sender)
  const html = htmlOf(letter, sender)
  for (const part of ['012345', 'Go on', 'Total', '£5', 'Dear Ada,']) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(text).toMatch(/^Dear Ada,/)
  expect(text).toContain('Friends & Co, for Summer <Fayre>')
})

test.each([
  'You have won: prize.example',
  'https://prize',
  'write to me@prize',
  'prize。example/x',
  'prize．example',
  'prize｡example',
  'prize·example/x',
  'приз.prize',
  'prize․example',
  'prize\nexample',
  '<prize>',
  'Call prize 09001 123456',
  'prize⁄x',
])('greets nobody as "%s"', to => {
  expect(textOf({ ...letter, to }, sender)).not.toContain('prize')
  expect(htmlOf({ ...letter, to }, sender)).not.toContain('prize')
})

test.each(['Ada', 'J. R.', 'Anne-Marie', "O'Neill", 'O’Neill', 'Zoë', 'Дмитрий', '明子', 'महेश', 'Gal·la'])(
  'greets %s',
  to => {
    expect(textOf({ ...letter, to }, sender)).toContain(`Dear ${to},`)
  },
)

test.each(['Engines & Sons', '3M', 'Ada’s 10K for Leeds!', 'Smith Ltd.', 'Müller GmbH (Bau)', 'Team 2026'])(
  'names %s as who is not a person',
  name => expect(isTitle(name)).toBe(true),
)

test.each(['Pay at prize.example', 'prize。example', 'https://prize', 'me@prize', 'Call 0900 112 3456', 'a\nb', ''])(
  'names nobody as "%s"',
  name => expect(isTitle(name)).toBe(false),
)

test('lets nobody write into the page', () => {
  const html = htmlOf(letter, sender)
  expect(html).toContain('&lt;b&gt;£5&lt;/b&gt;')
  expect(html).toContain('href="https://give.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).not.toContain('<b>£5')
  expect(html).toContain('Summer &lt;Fayre&gt;')
})

test('keeps line breaks, and leaves out paragraphs that say nothing', () => {
  const lines = {
    ...letter,
    parts: ['', 'Sort code\n12-34-56', ' \n', { rows: [['To', 'Lane 1\r\n<York>'] as const] }],
  }
  const html = htmlOf(lines, sender)
  expect(html).toContain('>Sort code<br>12-34-56</p>')
  expect(html).toContain('>Lane 1<br>&lt;York&gt;</td>')
  expect(html).not.toMatch(/<p[^>]*>\s*<\/p>/)
  expect(textOf(lines, sender)).toMatch(/^Dear Ada,\n\nSort code\n12-34-56\n\nTo: Lane 1/)
})

test.each([
  ['#ABC', '#aabbcc'],
  ['White', '#ffffff'],
])('reads the colour %s as the site does, with words that can be read on it', (colour, ground) => {
  const html = htmlOf(letter, { ...sender, colour, textColour: '#fff' })
  expect(html).toContain(`background:${ground};color:#000000`)
})

test('ignores an invalid colour', () => {
  const html = htmlOf(letter, { ...sender, colour: 'red;background:url(https://evil.example)' })
  expect(html).not.toContain('evil.example')
  expect(html).toContain('background:#1f2937')
})
