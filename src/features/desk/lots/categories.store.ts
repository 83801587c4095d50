import { atom } from 'nanostores'
import type { AdminCategory } from '../../../api/admin-lots.ts'
import { adminCategories, saveCategories } from '../../../api/admin-lots.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { isStill } from '../../checkout/saved.store.ts'
import { type EditedList, keepList, keptIn } from '../../checkout/unsaved.store.ts'

/** A category as typed. */
export interface TypedCategory {
  /** React's key of the row; not sent. */
  readonly key: string
  readonly category_id?: string | undefined
  readonly title: string
  readonly items: number
}

/** The categories, edited as a list and saved together. */
export function createCategories(site: Site) {
  const { environment } = site
  const call = userCall(site)
  const $typed = atom<readonly TypedCategory[]>([])
  const $saved = atom(false)
  /** What was read or saved last. */
  let base: readonly AdminCategory[] = []
  const $edited = atom<EditedList<TypedCategory> | undefined>()
  const leftOn = keepList(site, 'categories', $edited)
  const kept = keptIn($edited, () => take(base))

  /** A new category keeps its key when it is saved, and so its focused field. */
  function take(found: readonly AdminCategory[], sent: readonly TypedCategory[] = []): void {
    base = found
    $typed.set(found.map((one, index) => ({ ...one, key: sent[index]?.key ?? one.category_id })))
    $edited.set(undefined)
  }

  const read = createResource({
    environment,
    async load() {
      const found = await call(adminCategories, {})
      take(found)
      const left = leftOn(namesOf(found))?.map(one => ({ ...one, items: itemsIn(found, one) }))
      if (left) change(left)
      kept.$restored.set(left !== undefined)
      return found
    },
  })

  const save = createCommand<void>(environment, async () => {
    const sent = $typed.get()
    const categories = sent.filter(({ title }) => title.trim())
    const saved = await call(saveCategories, {
      categories: categories.map(({ category_id, title }) => ({ category_id, title })),
    })
    if (isStill($typed.get(), sent)) {
      take(saved, categories)
      $saved.set(true)
    } else follow(saved, categories)
  })

  /** Keeps what was typed during a save. What is new is saved now, and has its id. */
  function follow(saved: readonly AdminCategory[], sent: readonly TypedCategory[]): void {
    base = saved
    const ids = new Map(sent.map(({ key }, index) => [key, saved[index]?.category_id]))
    change($typed.get().map(one => ({ ...one, category_id: one.category_id ?? ids.get(one.key) })))
  }

  const isChanged = (typed: readonly TypedCategory[]) =>
    JSON.stringify(namesOf(typed)) !== JSON.stringify(namesOf(base))

  function change(typed: readonly TypedCategory[]): void {
    $typed.set(typed)
    $edited.set(isChanged(typed) ? { base: namesOf(base), typed } : undefined)
    $saved.set(false)
  }

  return {
    read,
    save,
    $typed,
    $saved,
    kept,
    add: () => change([...$typed.get(), { key: `new-${randomKey()}`, title: '', items: 0 }]),
    name: (key: string, title: string) => change($typed.get().map(one => (one.key === key ? { ...one, title } : one))),
    remove: (key: string) => change($typed.get().filter(one => one.key !== key)),
    moveUp(key: string) {
      const typed = [...$typed.get()]
      const index = typed.findIndex(one => one.key === key)
      const [moved] = typed.splice(index, 1)
      if (moved) change([...typed.slice(0, index - 1), moved, ...typed.slice(index - 1)])
    },
  }
}

/** How many lots a category has changes by itself. */
const namesOf = (categories: readonly Pick<TypedCategory, 'category_id' | 'title'>[]) =>
  categories.map(({ category_id, title }) => ({ category_id, title }))

const itemsIn = (found: readonly AdminCategory[], { category_id: id }: Pick<TypedCategory, 'category_id'>) =>
  found.find(({ category_id }) => category_id === id)?.items ?? 0
