import type { Decoder } from './decode.ts'

type Checks<T> = { readonly [K in keyof T]-?: (value: unknown) => boolean }

/**
 * Decodes an object by one check for each field. For the reads that stand before a block's first content: valibot,
 * which decodes all others, would be a tenth of that block's script.
 */
export function shape<T extends object>(checks: Checks<T>): Decoder<T> {
  const validate = (sent: unknown) => {
    const fields = Object(sent) as Record<string, unknown>
    const value: Record<string, unknown> = {}
    for (const [key, check] of Object.entries<Checks<T>[keyof T]>(checks)) {
      if (!check(fields[key])) return { issues: [{ type: 'check', path: [{ key }] }] }
      value[key] = fields[key]
    }
    return { value }
  }
  return { '~standard': { validate } }
}
