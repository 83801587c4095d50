import { atom, type ReadableAtom } from 'nanostores'

/** Is it still what was sent? A visitor may go on typing until the answer comes. */
export const isStill = (now: unknown, sent: unknown) => JSON.stringify(now) === JSON.stringify(sent)

/** `$saved`: the form is saved and unchanged since. Call `settle` with what was sent once it is saved. */
export function createSaved<V>({ $values }: Readonly<{ $values: ReadableAtom<V> }>) {
  const $saved = atom(false)
  $values.listen(() => $saved.set(false))
  return { $saved, settle: (sent: V) => $saved.set(isStill($values.get(), sent)) }
}
