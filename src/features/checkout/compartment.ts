import type { Draft } from '../../store/form.ts'
import { watchAnswers } from '../../store/kept-answers.ts'
import { knownUserId } from '../../store/known-user.ts'
import { persistence as persistenceOf } from '../../store/persistence.ts'
import type { Site } from '../../store/site.ts'
import { asObject, entry, subjectsOf } from './subjects.ts'

/** Milliseconds that a subject's answers are kept after the last change, since others may use the same device. */
export const answersLife = 60 * 60 * 1000

/** Is it so long ago at most? A clock that was set back makes it old too. */
export function isRecent(time: unknown): boolean {
  const age = Date.now() - Number(time)
  return age >= 0 && age < answersLife
}

/**
 * What one subject stores on this device: attempt, answers, step, voucher code. An attempt is kept until its outcome is
 * known, `waiting` until it is sent, everything else for an hour. What names a person goes with them: see
 * `watchAnswers`.
 */
export interface Compartment {
  read(name: string): unknown
  /** undefined removes the entry. */
  write(name: string, value: unknown): void
  /** A form draft. */
  draft(name: string): Draft
  /** Removes everything of this subject only, but not an attempt, whose outcome another tab may not know yet. */
  clear(): void
}

/**
 * A subject's compartment of the persistent storage.
 * @param subject what is being bought or given, such as `gift`, `basket` or `payment-link abc`
 */
export function compartment(site: Site, subject: string): Compartment {
  const persistence = persistenceOf(site)
  watchAnswers(site)

  // Read again each time, since another tab may have written.
  const subjects = () => subjectsOf(site)
  const own = () => ofUser(asObject(entry(subjects(), subject)), knownUserId(site))
  const store = (all: Record<string, unknown>) => persistence.write('donation', { subjects: all })

  const read = (name: string) => entry(own(), name)
  const write = (name: string, value: unknown) => {
    const user = knownUserId(site) ?? read('user')
    store({ ...subjects(), [subject]: { ...own(), user, [name]: value, savedAt: Date.now() } })
  }

  const stored = Object.entries(subjects())
  if (stored.some(([, one]) => isOld(one))) {
    store(Object.fromEntries(stored.flatMap(([name, one]) => (isOld(one) ? unfinishedIn(name, one) : [[name, one]]))))
  }

  return {
    read,
    write,
    draft: name => ({ read: () => read(name), write: values => write(name, values) }),
    clear() {
      const { [subject]: _, ...others } = subjects()
      const attempt = read('attempt')
      store(attempt ? { ...others, [subject]: { attempt } } : others)
    },
  }
}

/** Another user finds only a payment whose outcome is unknown. */
function ofUser(subject: Record<string, unknown>, user: string | undefined): Record<string, unknown> {
  const theirs = entry(subject, 'user')
  return user && theirs && theirs !== user ? { attempt: entry(subject, 'attempt') } : subject
}

function isOld(subject: unknown): boolean {
  const { attempt: _, waiting: __, user: ___, savedAt, ...answers } = asObject(subject)
  return Object.keys(answers).length > 0 && !isRecent(savedAt)
}

/** A subject without an attempt or anything to send goes altogether, since its name may tell too much. */
function unfinishedIn(name: string, subject: unknown): [string, unknown][] {
  const [attempt, waiting] = [entry(subject, 'attempt'), entry(subject, 'waiting')]
  return attempt || waiting ? [[name, { attempt, waiting }]] : []
}
