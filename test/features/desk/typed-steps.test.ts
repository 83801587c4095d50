import { expect, test } from 'vitest'
import { incrementsIn, type TypedStep, typedSteps } from '../../../src/features/desk/increments/typed-steps.ts'

const steps = (...rows: [string, string][]): TypedStep[] => rows.map(([from, step], key) => ({ key, from, step }))

test('reads what it has written', () => {
  const table = [
    { from: 0, step: 500 },
    { from: 100_00, step: 12_50 },
  ]
  expect(typedSteps(table, 2).map(({ from, step }) => [from, step])).toEqual([
    ['0', '5'],
    ['100', '12.50'],
  ])
  expect(incrementsIn(typedSteps(table, 2), 2)).toEqual(table)
})

test.each([
  ['no rows', []],
  ['a step that is missing', [['0', '']]],
  ['a step of nothing', [['0', '0']]],
  ['a beginning above 0', [['10', '1']]],
  [
    'a beginning that is missing',
    [
      ['0', '1'],
      ['', '2'],
    ],
  ],
  [
    'two that begin at one price',
    [
      ['0', '1'],
      ['50', '2'],
      ['50', '3'],
    ],
  ],
  ['fractions of a penny', [['0', '1.005']]],
] as [string, [string, string][]][])('takes no %s', (_, rows) => {
  expect(incrementsIn(steps(...rows), 2)).toBeUndefined()
})
