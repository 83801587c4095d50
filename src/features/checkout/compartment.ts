import type { Draft } from '../../store/form.ts'
import { shelf as shelfOf } from '../../store/shelf.ts'
import type { Site } from '../../store/site.ts'

/** What one subject keeps on this device, such as its attempt, its draft or its voucher code. */
export interface Compartment {
  read(name: string): unknown
  /** undefined removes. */
  write(name: string, value: unknown): void
  /** A place for what is typed into a form. */
  draft(name: string): Draft
  /** Removes everything of this subject, and nothing of any other. */
  clear(): void
}

/**
 * A compartment of the storage that outlives the page.
 * @param subject what is being bought or given, such as `gift`, `basket` or `payment-link abc`
 */
export function compartment(site: Site, subject: string): Compartment {
  const shelf = shelfOf(site)

  // Another tab may have written since: it is read anew each time.
  const subjects = () => asObject(entry(shelf.read('donation'), 'subjects'))
  const own = () => asObject(entry(subjects(), subject))
  const store = (all: Record<string, unknown>) => shelf.write('donation', { subjects: all })

  const read = (name: string) => entry(own(), name)
  const write = (name: string, value: unknown) => store({ ...subjects(), [subject]: { ...own(), [name]: value } })

  return {
    read,
    write,
    draft: name => ({ read: () => read(name), write: values => write(name, values) }),
    clear() {
      const { [subject]: _, ...others } = subjects()
      store(others)
    },
  }
}

/** Only its own entries: a page's scripts may have put others on the prototype of all objects. */
function entry(value: unknown, name: string): unknown {
  const object = asObject(value)
  return Object.hasOwn(object, name) ? object[name] : undefined
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
