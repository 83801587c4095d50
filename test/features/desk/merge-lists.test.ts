import { expect, test } from 'vitest'
import { mergeLists } from '../../../src/features/desk/merge-lists.ts'

const item = (id: string | undefined, title: string, note = '') => ({ id, fields: { title, note } })
const row = (id: string | undefined, title: string, note = '') => ({ key: `row ${title}`, ...item(id, title, note) })
const base = [item('a', 'Art'), item('b', 'Books'), item('c', 'Cake')]
const [art, books, cake] = [row('a', 'Art'), row('b', 'Books'), row('c', 'Cake')]

const merged = (mine: ReturnType<typeof row>[], theirs: ReturnType<typeof item>[]) =>
  mergeLists(base, mine, theirs).map(({ id, fields }) => `${id ?? 'new'} ${fields.title} ${fields.note}`.trim())

test.each([
  ['what they added', [art, books, cake], [...base, item('d', 'Dance')], ['a Art', 'b Books', 'c Cake', 'd Dance']],
  [
    'their changes in fields that are unchanged here',
    [row('a', 'Arts'), books, cake],
    [item('a', 'Art', 'x'), ...base.slice(1)],
    ['a Arts x', 'b Books', 'c Cake'],
  ],
  [
    'one’s own change where both changed',
    [row('a', 'Arts'), books, cake],
    [item('a', 'Kunst'), ...base.slice(1)],
    ['a Arts', 'b Books', 'c Cake'],
  ],
  ['their removal of what is unchanged here', [art, books, cake], base.slice(1), ['b Books', 'c Cake']],
  [
    'what they removed but was changed here',
    [row('a', 'Arts'), books, cake],
    base.slice(1),
    ['b Books', 'c Cake', 'a Arts'],
  ],
  ['one’s own removal', [books, cake], base, ['b Books', 'c Cake']],
  ['their order, if it is unchanged here', [art, books, cake], [...base].reverse(), ['c Cake', 'b Books', 'a Art']],
  ['one’s own order', [cake, art, books], [...base].reverse(), ['c Cake', 'a Art', 'b Books']],
  ['what is new here', [art, books, cake, row(undefined, 'Dogs')], base, ['a Art', 'b Books', 'c Cake', 'new Dogs']],
  [
    'once what a lost answer has added',
    [art, books, cake, row(undefined, 'Dogs ')],
    [...base, item('d', 'Dogs')],
    ['a Art', 'b Books', 'c Cake', 'd Dogs'],
  ],
])('keeps %s', (_, mine, theirs, expected) => {
  expect(merged(mine, theirs)).toEqual(expected)
})
