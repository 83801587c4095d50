import { validationError } from './http-error.ts'

/** Deepest nesting of lists and objects in a body. */
const deepest = 20

/** Can a database store it? Not U+0000, and not half of a surrogate pair. */
export const isStorable = (text: string) => !/\0|\p{Surrogate}/u.test(text)

/**
 * Refuses texts and field names that no database stores, before a query fails on them.
 * @throws {HttpError} 400 that names the field
 */
export function refuseUnstorable(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw unstorable(path)
  } else if (typeof value === 'object' && value !== null) {
    if (path.length >= deepest) {
      throw validationError({ [nameOf(path)]: { forPrograms: `At most ${deepest} levels deep.` } })
    }
    for (const [name, part] of Object.entries(value)) {
      if (!isStorable(name)) throw unstorable(path)
      refuseUnstorable(part, [...path, name])
    }
  }
}

const nameOf = (path: readonly string[]) => path.join('.') || 'request'

function unstorable(path: readonly string[]) {
  return validationError({ [nameOf(path)]: 'This holds a character that can’t be stored. Please take it out.' })
}
