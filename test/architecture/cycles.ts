import type { SourceFile } from './source-file.ts'

/**
 * Groups of files that import each other in a circle, type imports included.
 * A screen may ask the route table for an address, although the table loads the screen.
 * Each is sorted, so that a failing test reads the same on every run.
 */
export function cycles(files: readonly SourceFile[]): string[][] {
  const importsOf = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap(({ file, lazy }) => (file === undefined || (lazy && isRouteTable(path)) ? [] : file)),
    ]),
  )
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []

  // Tarjan: a group is complete when its first visited file reaches nothing visited before it.
  function visit(path: string): number {
    const own = index.size
    index.set(path, own)
    lowest.set(path, own)
    stack.push(path)
    for (const next of importsOf.get(path) ?? []) {
      if (!importsOf.has(next)) continue
      const reached = index.has(next) ? (stack.includes(next) ? index.get(next) : undefined) : visit(next)
      lowest.set(path, Math.min(lowest.get(path) ?? own, reached ?? own))
    }
    const low = lowest.get(path) ?? own
    if (low === own) {
      const group = stack.splice(stack.indexOf(path)).sort()
      if (group.length > 1 || importsOf.get(path)?.includes(path)) found.push(group)
    }
    return low
  }

  for (const path of importsOf.keys()) if (!index.has(path)) visit(path)
  return found
}

const isRouteTable = (path: string) => /^src\/microsite\/routes(?:\.ts|\/)/.test(path)
