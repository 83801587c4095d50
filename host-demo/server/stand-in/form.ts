import { wrongParameter } from './problem.ts'

/** Parsed form fields. A list is keyed by its indices. */
export interface Params {
  [name: string]: string | Params
}

/** Parses `a=1&b[c]=2&d[]=3&d[]=4` to `{ a: '1', b: { c: '2' }, d: { 0: '3', 1: '4' } }`. */
export function parseForm(text: string): Params {
  const root = emptyParams()
  const lengths = new Map<Params, number>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (`${name}${value}`.includes('\0'))
      throw wrongParameter('Invalid string: it contains a null byte', { param: name })
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? name
    let node = root
    for (const step of path) {
      const next = node[step]
      if (typeof next === 'object') node = next
      else {
        const made = emptyParams()
        node[step] = made
        node = made
      }
    }
    // Counted along, because measuring a long list at each entry takes minutes.
    const length = lengths.get(node) ?? 0
    lengths.set(node, length + 1)
    node[last === '' ? String(length) : last] = value
  }
  return root
}

/** @throws {Problem} for the first unknown field */
export function refuseUnknown(params: Params, known: readonly string[]) {
  const param = Object.keys(params).find(name => name !== 'expand' && !known.includes(name))
  if (param) throw wrongParameter(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
}

/** Undefined if absent or empty, which is how a form unsets a field. */
export function text(params: Params, name: string): string | undefined {
  const value = params[name]
  if (typeof value === 'object') throw wrongParameter(`Invalid string: ${name}`, { param: name })
  return value || undefined
}

export function requiredText(params: Params, name: string): string {
  const value = text(params, name)
  if (!value) throw wrongParameter(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  return value
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name)
  if (value === undefined) return undefined
  if (!/^-?\d+$/.test(value)) {
    throw wrongParameter(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name })
  }
  return Number(value)
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name)
  if (value === undefined || value === 'true' || value === 'false')
    return value === undefined ? undefined : value === 'true'
  throw wrongParameter(`Invalid boolean: ${value}`, { param: name })
}

export function oneOf<const Value extends string>(
  params: Params,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const value = text(params, name)
  const found = values.find(candidate => candidate === value)
  if (value && !found) throw wrongParameter(`Invalid ${name}: must be one of ${values.join(', ')}`, { param: name })
  return found
}

export function nested(params: Params, name: string): Params {
  const value = params[name]
  return typeof value === 'object' ? value : emptyParams()
}

export function list(params: Params, name: string): string[] {
  return Object.values(nested(params, name)).filter(value => typeof value === 'string')
}

/** Merges into the existing metadata. An empty value removes its key, as with Stripe. */
export function metadata(params: Params, before: Record<string, string> = {}): Record<string, string> {
  if (params.metadata === '') return {}
  const after = { ...before }
  for (const [name, value] of Object.entries(nested(params, 'metadata'))) {
    if (typeof value !== 'string')
      throw wrongParameter('Metadata values must be strings', { param: `metadata[${name}]` })
    if (value === '') delete after[name]
    else after[name] = value
  }
  return after
}

/** Without a prototype, so that a field named `__proto__` is an ordinary field. */
function emptyParams(): Params {
  return Object.create(null)
}
