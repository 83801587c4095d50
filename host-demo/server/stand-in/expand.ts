import { list, type Params } from './form.ts'
import type { Work } from './work.ts'

/** Replaces the ids that `expand[]` names, such as `latest_charge` or `data.customer`, by their objects. */
export async function expand<Answer extends object>(work: Work, params: Params, answer: Answer): Promise<Answer> {
  let expanded = answer
  for (const path of list(params, 'expand')) expanded = await follow(work, expanded, path.split('.'))
  return expanded
}

async function follow<Node extends object>(work: Work, node: Node, [name = '', ...rest]: string[]): Promise<Node> {
  const value: unknown = Reflect.get(node, name)
  if (Array.isArray(value)) {
    const items: unknown[] = []
    for (const item of value) items.push(await follow(work, item, rest))
    return { ...node, [name]: items }
  }
  const found = typeof value === 'string' ? await work.findAny(value) : value
  if (typeof found !== 'object' || found === null) return node
  return { ...node, [name]: rest.length ? await follow(work, found, rest) : found }
}
