import type { Draft } from '../../store/form.ts'
import { persistence as persistenceOf } from '../../store/persistence.ts'
import type { Site } from '../../store/site.ts'

/** What one subject stores on this device: attempt, draft, voucher code. */
export interface Compartment {
  read(name: string): unknown
  /** undefined removes the entry. */
  write(name: string, value: unknown): void
  /** A form draft. */
  draft(name: string): Draft
  /** Removes everything of this subject only. */
  clear(): void
}

/**
 * A subject's compartment of the persistent storage.
 * @param subject what is being bought or given, such as `gift`, `basket` or `payment-link abc`
 */
export function compartment(site: Site, subject: string): Compartment {
  const persistence = persistenceOf(site)

  // Read again each time, since another tab may have written.
  const subjects = () => asObject(entry(persistence.read('donation'), 'subjects'))
  const own = () => asObject(entry(subjects(), subject))
  const store = (all: Record<string, unknown>) => persistence.write('donation', { subjects: all })

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

/** Own entries only: a page's scripts may have extended Object.prototype. */
function entry(value: unknown, name: string): unknown {
  const object = asObject(value)
  return Object.hasOwn(object, name) ? object[name] : undefined
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
