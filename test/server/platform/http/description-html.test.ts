import { expect, test } from 'vitest'
import { descriptionHtml, typedDescription } from '../../../../host-demo/server/platform/http/description-html.ts'

test.each([
  '',
  'A cottage.',
  'A cottage.\n\nWith a garden\nand a shed.',
  'Salt & vinegar, 3 < 4 > 2, &amp; so on: "&lt;"',
  '<p>A <strong>cottage</strong>.</p>',
  '<p>One.</p><p>See <a href="https://host.example" rel="noopener">there</a>.</p>',
  '<p>Written as &lt;b&gt;bold&lt;/b&gt;.</p>',
])('what was typed is what is edited later: %j', typed => {
  expect(typedDescription(descriptionHtml(typed))).toBe(typed)
})

test.each([
  ['One <b>bold</b> word.\n\nTwo\nlines.', '<p>One <b>bold</b> word.</p><p>Two<br />lines.</p>'],
  [
    'One.<br>\nTwo & <a href="https://host.example">three</a>.',
    '<p>One.<br />Two &amp; <a href="https://host.example" rel="noopener">three</a>.</p>',
  ],
  ['<h2>One</h2>\n\nTwo <b>three</b>', '<h2>One</h2>\n\nTwo <b>three</b>'],
])('text with tags only inside of its lines has paragraphs: %j', (typed, html) => {
  expect(descriptionHtml(typed)).toBe(html)
})

test.each([
  ['<p>A cottage.</p>', 'A cottage.'],
  ['<p>One.</p>\n<p>Two.</p>', '<p>One.</p>\n<p>Two.</p>'],
])('%j is edited as %j', (html, edited) => {
  expect(typedDescription(html)).toBe(edited)
})
