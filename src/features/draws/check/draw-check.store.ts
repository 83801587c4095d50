import { atom } from 'nanostores'
import { drawRecord } from '../../../api/draws.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import type { DrawDetails } from '../draws.store.ts'
import { checkRecord, type DrawVerdict } from './check-record.ts'

/** The public record of a closed draw, and its verification. */
export function createDrawCheck({ environment, client, event }: Site, { draw_id }: Pick<DrawDetails, 'draw_id'>) {
  const load = () => client.call(drawRecord, { draw_id, event })
  const record = createResource({ environment, load })
  const $verdict = atom<DrawVerdict | undefined>()
  const check = createCommand<DrawDetails['prizes']>(environment, async prizes => {
    const read = await load()
    record.accept(read)
    $verdict.set(await checkRecord(read, prizes))
  })
  return { record, check, $verdict }
}

export type DrawCheckStore = ReturnType<typeof createDrawCheck>
