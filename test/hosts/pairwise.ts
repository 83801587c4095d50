import { randomFrom } from '../../host-demo/server/demo/rehearsal/random.ts'

type Cell = readonly [column: number, value: number]

interface Options {
  readonly seed: number
  /** False for two values that cannot be combined. */
  mayMeet(one: Cell, other: Cell): boolean
}

/**
 * Pairwise testing: rows with one value per column in which every two values of different columns meet. Greedy, so not
 * the fewest possible; the same seed gives the same rows.
 * @param sizes how many values each column has. A row's value is -1 (none) where no value can be combined with the
 *   others
 */
export function pairwise(sizes: readonly number[], { seed, mayMeet }: Options): number[][] {
  const random = randomFrom(seed)
  const left = new Set<string>()
  for (const [one, other] of pairsOf(sizes)) if (mayMeet(one, other)) left.add(keyOf(one, other))
  const rows: number[][] = []
  while (left.size) {
    const [first, second] = cellsOf([...left][Math.floor(random() * left.size)] ?? '')
    const row: number[] = sizes.map(() => -1)
    for (const [column, value] of [first, second]) row[column] = value
    for (const [column, size] of sizes.entries()) if (row[column] === -1) row[column] = best(column, size, row)
    for (const key of metIn(row)) left.delete(key)
    rows.push(row)
  }
  return rows

  /** The value with the most new pairs. */
  function best(column: number, size: number, row: readonly number[]): number {
    const offset = Math.floor(random() * size)
    let [chosen, most] = [-1, -1]
    for (let step = 0; step < size; step++) {
      const cell: Cell = [column, (step + offset) % size]
      const others = row.flatMap((value, at): Cell[] => (value === -1 ? [] : [[at, value]]))
      if (!others.every(other => mayMeet(cell, other))) continue
      const met = others.filter(other => left.has(keyOf(cell, other))).length
      if (met > most) [chosen, most] = [cell[1], met]
    }
    return chosen
  }
}

/** Every pair of cells of two columns. */
export function pairsOf(sizes: readonly number[]): (readonly [Cell, Cell])[] {
  const cells = sizes.flatMap((size, column) => Array.from({ length: size }, (_, value): Cell => [column, value]))
  return cells.flatMap(one => cells.filter(other => one[0] < other[0]).map(other => [one, other] as const))
}

function metIn(row: readonly number[]): string[] {
  return row.flatMap((value, column) =>
    row.slice(column + 1).map((other, at) => `${column} ${value} ${column + 1 + at} ${other}`),
  )
}

function keyOf(one: Cell, other: Cell): string {
  return (one[0] < other[0] ? [...one, ...other] : [...other, ...one]).join(' ')
}

function cellsOf(key: string): readonly [Cell, Cell] {
  const [a = 0, b = 0, c = 0, d = 0] = key.split(' ').map(Number)
  return [
    [a, b],
    [c, d],
  ]
}
