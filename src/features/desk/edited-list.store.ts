import { atom } from 'nanostores'
import { failureIn } from '../../api/failure-in.ts'
import { randomKey } from '../../lib/random-key.ts'
import { createCommand } from '../../store/command.ts'
import type { Values } from '../../store/form.ts'
import type { Site } from '../../store/site.ts'
import { isStill } from '../checkout/saved.store.ts'
import { type EditedList, keepList, keptIn } from '../checkout/unsaved.store.ts'
import { areSame, type Item, mergeLists, type Row } from './merge-lists.ts'

interface Options<Fields> {
  /** Under which it is kept until it is saved. */
  readonly name: string
  readonly empty: Fields
  /** Rows without it are not saved. */
  readonly required: keyof Fields
  /** @throws {ApiError} an error that ends with `_changed` unless `seen` is what is saved now */
  save(items: readonly Item<Fields>[], seen: readonly Item<Fields>[]): Promise<readonly Item<Fields>[]>
  read(): Promise<readonly Item<Fields>[]>
}

/**
 * A list of records that is edited and saved as a whole. What somebody else has saved since it was read is merged
 * into it.
 */
export function createEditedList<Fields extends Values>(site: Site, options: Options<Fields>) {
  const { name, empty, required } = options
  const $typed = atom<readonly Row<Fields>[]>([])
  /** Is it saved, and unchanged since? */
  const $saved = atom(false)
  /** What was read or saved last. */
  let base: readonly Item<Fields>[] = []
  const $edited = atom<EditedList<Row<Fields>> | undefined>()
  const leftOn = keepList(site, name, $edited)
  const kept = keptIn($edited, () => take(base))

  /** A new record keeps its row's key when it is saved, and so its focused field. */
  function take(items: readonly Item<Fields>[], sent: readonly Row<Fields>[] = []): void {
    base = items
    $typed.set(items.map((item, index) => ({ ...item, key: sent[index]?.key ?? item.id ?? '' })))
    $edited.set(undefined)
  }

  function change(typed: readonly Row<Fields>[]): void {
    $typed.set(typed)
    $edited.set(isEdited(base, typed) ? { base, typed } : undefined)
    $saved.set(false)
  }

  const save = createCommand<void>(site.environment, async () => {
    try {
      await send()
    } catch (problem) {
      const failure = failureIn(problem)
      if (failure?.type !== 'http' || !failure.said.error?.endsWith('_changed')) throw problem
      const theirs = await options.read()
      const merged = mergeLists(base, $typed.get(), theirs)
      base = theirs
      change(merged)
      await send()
    }
  })

  async function send(): Promise<void> {
    const typed = $typed.get()
    const sent = typed.filter(({ fields }) => fields[required]?.trim())
    const saved = await options.save(sent, base)
    if (isStill($typed.get(), typed)) {
      take(saved, sent)
      $saved.set(true)
      return
    }
    // Typed during the save, it stays. What is new is saved now, and has its id.
    base = saved
    const ids = new Map(sent.map(({ key }, index) => [key, saved[index]?.id]))
    change($typed.get().map(row => ({ ...row, id: row.id ?? ids.get(row.key) })))
  }

  return {
    $typed,
    $saved,
    save,
    kept,
    /** Shows what was read, with what was typed before it was left. */
    open(found: readonly Item<Fields>[]): void {
      take(found)
      const left = leftOn(found)
      if (left) change(left)
      kept.$restored.set(left !== undefined)
    },
    add: () => change([...$typed.get(), { key: `new-${randomKey()}`, fields: empty }]),
    write: (key: string, fields: Partial<Fields>) =>
      change($typed.get().map(row => (row.key === key ? { ...row, fields: { ...row.fields, ...fields } } : row))),
    remove: (key: string) => change($typed.get().filter(row => row.key !== key)),
    moveUp(key: string): void {
      const typed = [...$typed.get()]
      const index = typed.findIndex(row => row.key === key)
      const [moved] = typed.splice(index, 1)
      if (moved) change([...typed.slice(0, index - 1), moved, ...typed.slice(index - 1)])
    },
  }
}

const isEdited = <Fields extends Values>(base: readonly Item<Fields>[], typed: readonly Row<Fields>[]): boolean =>
  base.length !== typed.length ||
  typed.some(({ id, fields }, index) => id !== base[index]?.id || !areSame(fields, base[index]?.fields ?? fields))
