import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../../lib/environment.ts'
import { type Command, createCommand } from '../../store/command.ts'

/** Older gifts, which the first read leaves out. */
export interface MoreGifts<Gift> {
  /** The gifts that are known, newest first. Empty until more were read. */
  $items: ReadableAtom<readonly Gift[]>
  /** Were they read to the last one? */
  $hasAll: ReadableAtom<boolean>
  /** Takes in the gifts of a newer first read, which later ones may push out of it. */
  accept(first: readonly Gift[]): void
  /** Its input is the gifts that are shown already. */
  read: Command<readonly Gift[]>
}

/** Gifts that are read again: so many may have been refunded since the ones before were read, and none is left out. */
const overlap = 10

interface Dated {
  readonly gift_id: string
  readonly given_at: string
}

/**
 * The gifts of a first read, and the known ones that are older.
 * @returns undefined if they share none: gifts between them may be missing
 */
export function joined<Gift extends Dated>(
  first: readonly Gift[],
  known: readonly Gift[],
): readonly Gift[] | undefined {
  const ids = new Set(first.map(({ gift_id }) => gift_id))
  if (!known.some(({ gift_id }) => ids.has(gift_id))) return undefined
  const oldest = first.at(-1)?.given_at ?? ''
  return [...first, ...known.filter(({ gift_id, given_at }) => !ids.has(gift_id) && given_at <= oldest)]
}

export function createMoreGifts<Gift extends Dated>(
  environment: Environment,
  read: (page: { after: string; limit: string }) => Promise<{ items: readonly Gift[]; next?: number | undefined }>,
): MoreGifts<Gift> {
  const $items = atom<readonly Gift[]>([])
  const $hasAll = atom(false)
  /** The newest first read, once it was taken in. */
  let newest: readonly Gift[] | undefined

  function know(gifts: readonly Gift[], isAll: boolean): void {
    const all = joined(newest ?? gifts, gifts)
    $items.set(all ?? [])
    $hasAll.set(all !== undefined && isAll)
  }

  return {
    $items,
    $hasAll,
    accept(first) {
      newest = first
      if ($items.get().length) know($items.get(), $hasAll.get())
    },
    read: createCommand<readonly Gift[]>(environment, async known => {
      const { items, next } = await read({ after: String(Math.max(0, known.length - overlap)), limit: '100' })
      const ids = new Set(known.map(({ gift_id }) => gift_id))
      // Keeps the shown gifts too: newer ones may have pushed some of them out of the page's first read.
      know([...known, ...items.filter(({ gift_id }) => !ids.has(gift_id))], next === undefined)
    }),
  }
}
