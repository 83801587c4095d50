import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../../lib/environment.ts'
import { type Command, createCommand } from '../../store/command.ts'

/** Older gifts, which the first read leaves out. */
export interface MoreGifts<Gift> {
  /** The gifts that are known, newest first. */
  $items: ReadableAtom<readonly Gift[]>
  /** Were they read to the last one? */
  $hasAll: ReadableAtom<boolean>
  /** Its input is the gifts that are shown already. */
  read: Command<readonly Gift[]>
}

/** Gifts that are read again: so many may have been refunded since the ones before were read, and none is left out. */
const overlap = 10

export function createMoreGifts<Gift extends { readonly gift_id: string }>(
  environment: Environment,
  read: (page: { after: string; limit: string }) => Promise<{ items: readonly Gift[]; next?: number | undefined }>,
): MoreGifts<Gift> {
  const $items = atom<readonly Gift[]>([])
  const $hasAll = atom(false)
  return {
    $items,
    $hasAll,
    read: createCommand<readonly Gift[]>(environment, async known => {
      const { items, next } = await read({ after: String(Math.max(0, known.length - overlap)), limit: '100' })
      const ids = new Set(known.map(({ gift_id }) => gift_id))
      // Keeps the shown gifts too: newer ones may have pushed some of them out of the page's first read.
      $items.set([...known, ...items.filter(({ gift_id }) => !ids.has(gift_id))])
      $hasAll.set(next === undefined)
    }),
  }
}
