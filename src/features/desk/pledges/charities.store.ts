import { type AdminCharity, adminCharities, saveCharities } from '../../../api/admin-pledges.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createEditedList } from '../edited-list.store.ts'
import type { Item } from '../merge-lists.ts'

const empty = { name: '', summary: '', charity_number: '' }

type Charity = Item<typeof empty>

/** The charities that donors can choose. */
export const deskCharities = defineUserSlice('charities-desk', site =>
  createResource<readonly AdminCharity[]>({
    environment: site.environment,
    load: () => userCall(site)(adminCharities, {}),
  }),
)

/** The charities, edited as a list and saved together. */
export function createCharities(
  site: Site,
  known: readonly AdminCharity[],
  onSaved: (saved: readonly AdminCharity[]) => void,
) {
  const call = userCall(site)
  const list = createEditedList(site, {
    name: 'charities',
    empty,
    required: 'name',
    read: async () => (await call(adminCharities, {})).map(itemOf),
    async save(items, seen) {
      const saved = await call(saveCharities, {
        charities: items.map(sentOf),
        seen: seen.map(one => ({ ...sentOf(one), charity_id: one.id ?? '' })),
      })
      onSaved(saved)
      return saved.map(itemOf)
    },
  })
  list.open(known.map(itemOf))
  return list
}

const itemOf = ({ charity_id: id, name, summary, charity_number = '' }: AdminCharity): Charity => ({
  id,
  fields: { name, summary, charity_number },
})

const sentOf = ({ id, fields: { name, summary, charity_number } }: Charity) => ({
  ...{ charity_id: id ?? null, name, summary },
  charity_number: charity_number.trim() || null,
})
