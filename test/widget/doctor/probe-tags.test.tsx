import { afterEach, expect, test } from 'vitest'
import { flag, oneOf, someOf, text, wholeNumber } from '../../../src/widget/attributes.ts'
import { defineWidget } from '../../../src/widget/define-widget.tsx'
import { probeTags } from '../../../src/widget/doctor/probe-tags.ts'
import { register } from '../../../src/widget/register.tsx'

register(
  defineWidget<object>({
    tag: 'leaderboard',
    attributes: {
      headingLevel: oneOf(['2', '3']),
      kinds: someOf(['people', 'teams']),
      label: text(),
      limit: wholeNumber(100),
      noFont: flag(),
    } as object,
    reserve: 100,
    reads: [],
    component: () => null,
  }),
  { prefix: 'charity' },
)

afterEach(() => document.body.replaceChildren())

/** What the doctor finds in the tags of a page, with what to write instead. */
function look(html: string) {
  document.body.innerHTML = html
  const blocks = [...document.body.children]
  const scripts = ['all', 'leaderboard', 'tickets']
  return probeTags({ window, folder: 'https://give.example/', scripts, blocks }).map(({ title, fix }) => [title, fix])
}

test('finds nothing in tags and attributes as they should be', () => {
  const attributes = 'event="ball" heading-level="3" kinds="teams" limit="5" no-font label="" host locale="en"'
  const others =
    'class="wide" id="board" style="margin: 0" data-event="x" slot="main" v-if="on" _ngcontent-abc title="A"'
  expect(look(`<charity-leaderboard ${attributes} ${others}></charity-leaderboard>`)).toEqual([])
})

test.each([
  ['evnt="ball"', 'evnt', 'event="ball"'],
  ['heading-levle="3"', 'heading-levle', 'heading-level="3"'],
  ['nofont', 'nofont', 'no-font'],
  ['lable="Our best"', 'lable', 'label="Our best"'],
])('names the attribute that %s was meant to be', (written, name, fix) => {
  expect(look(`<charity-leaderboard ${written}></charity-leaderboard>`)).toEqual([
    [`<charity-leaderboard> has no attribute ${name}`, fix],
  ])
})

test.each([
  ['heading-level="h3"', 'heading-level="2"\nheading-level="3"'],
  ['limit="ten"', undefined],
  ['kinds="persons"', undefined],
])('says that %s is not understood', (written, fix) => {
  expect(look(`<charity-leaderboard ${written}></charity-leaderboard>`)).toEqual([
    [`<charity-leaderboard> does not understand ${written}`, fix],
  ])
})

test('names the words of a list that are not understood', () => {
  expect(look('<charity-leaderboard kinds="persons, teams  pets" label="a, b"></charity-leaderboard>')).toEqual([
    ['<charity-leaderboard> does not understand persons, pets in kinds="persons, teams  pets"', 'kinds="teams"'],
  ])
  expect(look('<charity-leaderboard kinds=" people teams,"></charity-leaderboard>')).toEqual([])
})

test('names the block that a tag was meant to be, and gives the script to one that is spelt well', () => {
  expect(look('<charity-leadreboard></charity-leadreboard>')).toEqual([
    ['There is no block called <charity-leadreboard>', '<charity-leaderboard>  …  </charity-leaderboard>'],
  ])
  expect(look('<charity-tickets></charity-tickets>')).toEqual([
    [
      '<charity-tickets> has no code',
      '<script type="module" src="https://give.example/all.js" data-host="."></script>',
    ],
  ])
})
