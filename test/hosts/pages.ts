import type { Condition, Dimension, HostilePage } from './condition.ts'
import { cssConditions } from './css-conditions.ts'
import { pairwise } from './pairwise.ts'
import { policyConditions } from './policy-conditions.ts'
import { positionConditions } from './position-conditions.ts'
import { scriptConditions } from './script-conditions.ts'

const dimensions: Readonly<Record<Dimension, readonly Condition[]>> = {
  position: positionConditions,
  script: scriptConditions,
  css: cssConditions,
  policy: policyConditions,
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

/** As few pages as can show every condition. The combinations vary from page to page. */
export function shortPages(): HostilePage[] {
  const waiting = new Set(names.flatMap(name => dimensions[name]))
  const pages: HostilePage[] = []
  while (waiting.size > 0) {
    const page: Partial<Record<Dimension, Condition>> = {}
    for (const name of names) {
      const fitting = dimensions[name].filter(one => Object.values(page).every(other => agree(one, other)))
      const chosen = fitting.find(one => waiting.has(one)) ?? fitting[pages.length % fitting.length]
      if (!chosen) continue
      page[name] = chosen
      waiting.delete(chosen)
    }
    pages.push(page)
  }
  return pages
}

function mayMeet([column, at]: readonly [number, number], [otherColumn, otherAt]: readonly [number, number]): boolean {
  const [[, one] = [], [, other] = []] = [entryOf(column, at)[0], entryOf(otherColumn, otherAt)[0]]
  return !(one && other) || agree(one, other)
}

const agree = (one: Condition, other: Condition) => !(one.unless?.test(other.name) || other.unless?.test(one.name))

function entryOf(column: number, at: number): [Dimension, Condition][] {
  const name = names[column]
  const condition = name && dimensions[name][at]
  return condition ? [[name, condition]] : []
}
