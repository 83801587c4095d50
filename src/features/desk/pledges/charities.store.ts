import { atom } from 'nanostores'
import { type AdminCharity, adminCharities, saveCharities } from '../../../api/admin-pledges.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { isStill } from '../../checkout/saved.store.ts'
import { type EditedList, keepList, keptIn } from '../../checkout/unsaved.store.ts'

/** A charity as typed. */
export interface TypedCharity {
  /** React's key of the row; not sent. */
  readonly key: string
  readonly charity_id?: string | undefined
  readonly name: string
  readonly summary: string
  readonly charity_number: string
}

/** The charities that donors can choose. */
export const deskCharities = defineUserSlice('charities-desk', site =>
  createResource<readonly AdminCharity[]>({
    environment: site.environment,
    load: () => userCall(site)(adminCharities, {}),
  }),
)

/** The charities, edited as a list and saved together. */
export function createCharities(site: Site, known: readonly AdminCharity[], onSaved: (saved: AdminCharity[]) => void) {
  const call = userCall(site)
  const $typed = atom<readonly TypedCharity[]>(typedOf(known))
  const $saved = atom(false)
  /** What was read or saved last. */
  let base = known
  const $edited = atom<EditedList<TypedCharity> | undefined>()
  const left = keepList(site, 'charities', $edited)(known)
  if (left) change(left)

  const save = createCommand<void>(site.environment, async () => {
    const sent = $typed.get()
    const saved = await call(saveCharities, { charities: sentOf(sent) })
    if (isStill($typed.get(), sent)) {
      take(saved)
      $saved.set(true)
    } else follow(saved, sent.filter(isNamed))
    onSaved(saved)
  })

  function take(saved: readonly AdminCharity[]): void {
    base = saved
    $typed.set(typedOf(saved))
    $edited.set(undefined)
  }

  /** Keeps what was typed during a save. What is new is saved now, and has its id. */
  function follow(saved: readonly AdminCharity[], sent: readonly TypedCharity[]): void {
    base = saved
    const ids = new Map(sent.map(({ key }, index) => [key, saved[index]?.charity_id]))
    change($typed.get().map(one => ({ ...one, charity_id: one.charity_id ?? ids.get(one.key) })))
  }

  function change(typed: readonly TypedCharity[]): void {
    $typed.set(typed)
    const isChanged = JSON.stringify(sentOf(typed)) !== JSON.stringify(sentOf(typedOf(base)))
    $edited.set(isChanged ? { base, typed } : undefined)
    $saved.set(false)
  }

  return {
    save,
    $typed,
    $saved,
    kept: keptIn($edited, () => take(base)),
    add: () => change([...$typed.get(), { key: `new-${randomKey()}`, name: '', summary: '', charity_number: '' }]),
    write: (key: string, typed: Partial<TypedCharity>) =>
      change($typed.get().map(one => (one.key === key ? { ...one, ...typed } : one))),
    remove: (key: string) => change($typed.get().filter(one => one.key !== key)),
    moveUp(key: string) {
      const typed = [...$typed.get()]
      const index = typed.findIndex(one => one.key === key)
      const [moved] = typed.splice(index, 1)
      if (moved) change([...typed.slice(0, index - 1), moved, ...typed.slice(index - 1)])
    },
  }
}

const typedOf = (charities: readonly AdminCharity[]): TypedCharity[] =>
  charities.map(({ charity_number = '', ...one }) => ({ ...one, charity_number, key: one.charity_id }))

const isNamed = ({ name }: TypedCharity) => name.trim() !== ''

const sentOf = (typed: readonly TypedCharity[]) =>
  typed.filter(isNamed).map(({ charity_id, name, summary, charity_number }) => ({
    ...{ charity_id, name, summary },
    charity_number: charity_number.trim() || null,
  }))
