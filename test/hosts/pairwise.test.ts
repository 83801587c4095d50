import { describe, expect, test } from 'vitest'
import { nameOf } from './condition.ts'
import { pagesOfPairs, pagesWithOne, shortPages } from './pages.ts'
import { pairsOf, pairwise } from './pairwise.ts'

const sizes = [3, 4, 2, 5]

function met(rows: readonly number[][]): Set<string> {
  return new Set(
    rows.flatMap(row => row.flatMap((value, at) => row.flatMap((other, to) => `${at} ${value} ${to} ${other}`))),
  )
}

describe('rows of pairs', () => {
  test('let every two values of different columns meet', () => {
    const rows = met(pairwise(sizes, { seed: 7, mayMeet: () => true }))
    for (const [one, other] of pairsOf(sizes)) expect(rows).toContain([...one, ...other].join(' '))
  })

  test('are fewer than all combinations, and the same for the same seed', () => {
    const rows = pairwise(sizes, { seed: 7, mayMeet: () => true })
    expect(rows.length).toBeLessThan(40)
    expect(pairwise(sizes, { seed: 7, mayMeet: () => true })).toEqual(rows)
    expect(pairwise(sizes, { seed: 8, mayMeet: () => true })).not.toEqual(rows)
  })

  test('never combine what cannot be combined', () => {
    const apart = (one: readonly number[], other: readonly number[]) =>
      !([one, other].some(cell => cell.join() === '0,1') && [one, other].some(cell => cell.join() === '3,2'))
    const rows = pairwise(sizes, { seed: 7, mayMeet: apart })
    expect(rows.some(row => row[0] === 1 && row[3] === 2)).toBe(false)
    expect(rows.some(row => row[0] === 1)).toBe(true)
  })
})

describe('the short matrix', () => {
  test('shows every condition on different pages', () => {
    const pages = shortPages()
    expect(new Set(pages.map(nameOf)).size).toBe(pages.length)
    const shown = new Set(pages.flatMap(page => Object.values(page).map(({ name }) => name)))
    const all = pagesWithOne().flatMap(page => Object.values(page).map(({ name }) => name))
    expect(all.filter(name => !shown.has(name))).toEqual([])
  })

  test('is a small part of one in which all pairs meet', () => {
    expect(pagesOfPairs(1).length).toBeGreaterThan(5 * shortPages().length)
  })
})
