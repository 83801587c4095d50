import { afterEach, expect, test } from 'vitest'
import { selectorOf } from '../../../src/widget/doctor/selector-of.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['<div id="cover"></div><p></p>', 'div#cover'],
  ['<div class="cover wide tall"></div><div></div>', 'div.cover.wide'],
  ['<aside></aside><div></div>', 'aside'],
  // A rule for every div would affect the whole page.
  ['<p></p><div></div><div></div>', 'body > div:nth-of-type(2)'],
  ['<main><section><div></div></section></main><div></div>', 'section > div:nth-of-type(1)'],
])('calls what is marked in %s by the name %s, and nothing else', (html, name) => {
  document.body.innerHTML = html
  const meant = [...document.body.querySelectorAll('[id], [class], aside, div')]
  const element = meant.find(one => selectorOf(one) === name)
  expect(element).toBeDefined()
  expect([...document.querySelectorAll(name)]).toEqual([element])
})
