import type { Plugin } from 'rollup'

/** What only the server, the generator of the reference and the tests read. */
const ofEndpoints: Unused = { endpoint: ['input', 'summary', 'errors'] }
const ofBlocks: Unused = { defineWidget: ['description', 'events', 'reads', 'reserve'] }
type Unused = Readonly<Record<string, readonly string[]>>

/** Attribute makers, which are given a sentence for the reference. */
const described = /^(text|flag|minorUnits|oneOf)$/

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/**
 * Leaves out of the browser's build what no browser reads: the contract's
 * input schemas (the server checks them) and the reference's sentences.
 * @param definitions keeps the blocks' definitions whole, for those who import them
 */
export function slim({ definitions = false } = {}): Plugin {
  const unused: Unused = definitions ? ofEndpoints : { ...ofEndpoints, ...ofBlocks }
  return {
    name: 'fayre-slim',
    transform(code, id) {
      const [, room] = /\/(src\/api|widgets|src\/widget)\/[^/]+\.tsx?$/.exec(id) ?? []
      const inApi = room === 'src/api'
      if (!room || (definitions && !inApi)) return null
      const cuts: [number, number, string][] = []
      visit(this.parse(code) as unknown as Node, node => {
        const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined
        const [first] = (node.arguments ?? []) as Node[]
        const name = String(callee?.name)
        if (!callee || !first) return
        const sentence = name === 'oneOf' ? ((node.arguments ?? []) as Node[])[1] : first
        if (!inApi && described.test(name) && sentence?.type === 'Literal') {
          cuts.push([sentence.start, sentence.end, '""'])
        }
        for (const property of name in unused ? ((first.properties ?? []) as Node[]) : []) {
          const key = (property.key as Node | undefined)?.name
          if (unused[name]?.includes(String(key))) cuts.push([property.start, property.end, `${key}:0`])
        }
      })
      if (!cuts.length) return null
      return { code: cut(code, cuts), map: null }
    },
  }
}

function cut(code: string, cuts: [number, number, string][]): string {
  let result = code
  for (const [start, end, replacement] of cuts.sort(([a], [b]) => b - a)) {
    result = result.slice(0, start) + replacement + result.slice(end)
  }
  return result
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string') visit(child as Node, see)
    }
  }
}
