import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../../lib/environment.ts'
import { type Command, createCommand } from '../../store/command.ts'

/** Older gifts, which the first read leaves out. */
export interface MoreGifts<Gift> {
  /** The newest first. */
  $items: ReadableAtom<readonly Gift[]>
  /** Its input is how many gifts are known already. */
  read: Command<number>
}

export function createMoreGifts<Gift>(
  environment: Environment,
  read: (page: { after: string; limit: string }) => Promise<{ items: readonly Gift[] }>,
): MoreGifts<Gift> {
  const $items = atom<readonly Gift[]>([])
  return {
    $items,
    read: createCommand<number>(environment, async known => {
      const { items } = await read({ after: String(known), limit: '100' })
      $items.set([...$items.get(), ...items])
    }),
  }
}
