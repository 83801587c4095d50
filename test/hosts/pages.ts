import type { Condition, Dimension, HostilePage } from './condition.ts'
import { cssConditions } from './css-conditions.ts'
import { pairwise } from './pairwise.ts'
import { placeConditions } from './place-conditions.ts'
import { policyConditions } from './policy-conditions.ts'
import { scriptConditions } from './script-conditions.ts'

const dimensions: Readonly<Record<Dimension, readonly Condition[]>> = {
  css: cssConditions,
  policy: policyConditions,
  script: scriptConditions,
  place: placeConditions,
}
const names = Object.keys(dimensions) as Dimension[]

/** The empty page, and a page for each condition alone. */
export function pagesWithOne(): HostilePage[] {
  return [{}, ...names.flatMap(name => dimensions[name].map(condition => ({ [name]: condition })))]
}

/** Pages on which every two conditions of different dimensions are combined at least once. */
export function pagesOfPairs(seed: number): HostilePage[] {
  const rows = pairwise(
    names.map(name => dimensions[name].length),
    { seed, mayMeet },
  )
  return rows.map(row => Object.fromEntries(row.flatMap((at, column) => entryOf(column, at))))
}

/** Pages on which every condition is met at least once. */
export function shortPages(seed: number): HostilePage[] {
  const seen = new Set<Condition>()
  return pagesOfPairs(seed).filter(page => {
    const fresh = Object.values(page).filter(condition => !seen.has(condition))
    for (const condition of fresh) seen.add(condition)
    return fresh.length > 0
  })
}

function mayMeet([column, at]: readonly [number, number], [otherColumn, otherAt]: readonly [number, number]): boolean {
  const [[, one] = [], [, other] = []] = [entryOf(column, at)[0], entryOf(otherColumn, otherAt)[0]]
  return !(one && other && (one.unless?.test(other.name) || other.unless?.test(one.name)))
}

function entryOf(column: number, at: number): [Dimension, Condition][] {
  const name = names[column]
  const condition = name && dimensions[name][at]
  return condition ? [[name, condition]] : []
}
