import { atom } from 'nanostores'
import { type AdminCategory, adminCategories, saveCategories } from '../../../api/admin-lots.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createEditedList } from '../edited-list.store.ts'
import type { Item } from '../merge-lists.ts'

type Category = Item<{ title: string }>

/** The categories, edited as a list and saved together. */
export function createCategories(site: Site) {
  const call = userCall(site)
  /** How many lots each category has. */
  const $items = atom<ReadonlyMap<string | undefined, number>>(new Map())

  function itemsOf(found: readonly AdminCategory[]): Category[] {
    $items.set(new Map(found.map(({ category_id, items }) => [category_id, items])))
    return found.map(({ category_id: id, title }) => ({ id, fields: { title } }))
  }

  const readItems = async () => itemsOf(await call(adminCategories, {}))
  const list = createEditedList(site, {
    name: 'categories',
    empty: { title: '' },
    required: 'title',
    read: readItems,
    save: async (items, seen) =>
      itemsOf(
        await call(saveCategories, {
          categories: items.map(sentOf),
          seen: seen.map(one => ({ ...sentOf(one), category_id: one.id ?? '' })),
        }),
      ),
  })
  const read = createResource({
    environment: site.environment,
    async load() {
      list.open(await readItems())
      return true
    },
  })
  return { ...list, read, $items }
}

const sentOf = ({ id, fields: { title } }: Category) => ({ category_id: id ?? null, title })
