import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../../lib/environment.ts'
import { type Command, createCommand } from '../../store/command.ts'

/** Older gifts, which the first read leaves out. */
export interface MoreGifts<Gift> {
  /** The gifts that are known, newest first. */
  $items: ReadableAtom<readonly Gift[]>
  /** Its input is the gifts that are shown already. */
  read: Command<readonly Gift[]>
}

export function createMoreGifts<Gift>(
  environment: Environment,
  read: (page: { after: string; limit: string }) => Promise<{ items: readonly Gift[] }>,
): MoreGifts<Gift> {
  const $items = atom<readonly Gift[]>([])
  return {
    $items,
    read: createCommand<readonly Gift[]>(environment, async known => {
      const { items } = await read({ after: String(known.length), limit: '100' })
      // Keeps the shown gifts too: newer ones may have pushed some of them out of the page's first read.
      $items.set([...known, ...items])
    }),
  }
}
