import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../../lib/environment.ts'
import { type Command, createCommand } from '../../store/command.ts'

/** Older gifts, which the first read leaves out. */
export interface MoreGifts<Gift> {
  /** The newest first, with those that a page brought before. */
  $items: ReadableAtom<readonly Gift[]>
  /** Its input is what is shown already. */
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
      // A newer gift may push an older one out of those that the page brings.
      $items.set([...known, ...items])
    }),
  }
}
