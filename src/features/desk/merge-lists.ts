import type { Values } from '../../store/form.ts'

/** A record of a list that is edited as a whole. New ones have no id yet. */
export interface Item<Fields> {
  readonly id?: string | undefined
  readonly fields: Fields
}

/** A record as typed. `key`: React's, not sent. */
export interface Row<Fields> extends Item<Fields> {
  readonly key: string
}

/**
 * A typed list, with what somebody else has saved since it was read. A field, a place and a removal of one's own win
 * over theirs.
 * @param base as it was read
 */
export function mergeLists<Fields extends Values>(
  base: readonly Item<Fields>[],
  mine: readonly Row<Fields>[],
  theirs: readonly Item<Fields>[],
): Row<Fields>[] {
  const [before, now] = [byId(base), byId(theirs)]
  const added = theirs.filter(({ id }) => !before.has(id))
  const rows = mine.flatMap(row => {
    const [was, is] = [before.get(row.id), now.get(row.id)]
    if (was && is) return [{ ...row, fields: mergeFields(was.fields, row.fields, is.fields) }]
    if (was) return areSame(was.fields, row.fields) ? [] : [row]
    // A save whose answer was lost has added it.
    const twin = added.findIndex(({ fields }) => areSame(fields, row.fields))
    return [twin < 0 ? row : { ...row, id: added.splice(twin, 1)[0]?.id }]
  })
  const all = [...rows, ...added.map(item => ({ ...item, key: item.id ?? '' }))]
  return isMoved(base, mine) ? all : inOrderOf(theirs, all)
}

function mergeFields<Fields extends Values>(was: Fields, mine: Fields, is: Fields): Fields {
  const changed = Object.entries(mine).filter(([field, text]) => text.trim() !== was[field])
  return { ...is, ...Object.fromEntries(changed) }
}

/** Are they, without spaces around them, which are not saved? */
export const areSame = (one: Values, other: Values): boolean =>
  Object.entries(one).every(([field, text]) => text.trim() === other[field]?.trim())

const byId = <Fields>(items: readonly Item<Fields>[]) => new Map(items.map(item => [item.id, item]))

function isMoved(base: readonly Item<unknown>[], mine: readonly Item<unknown>[]): boolean {
  const kept = mine.flatMap(({ id }) => id ?? [])
  return base.filter(({ id }) => id && kept.includes(id)).some(({ id }, index) => id !== kept[index])
}

/** New ones stay behind the others. */
function inOrderOf<Fields>(theirs: readonly Item<unknown>[], rows: readonly Row<Fields>[]): Row<Fields>[] {
  const places = new Map(theirs.map(({ id }, index) => [id, index]))
  const placeOf = ({ id }: Row<Fields>) => places.get(id) ?? theirs.length
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other))
}
