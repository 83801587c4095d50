import { HttpError } from '../../../platform/http/http-error.ts'
import type { LotActionContext } from './lot-action.ts'

/**
 * Brings a lot to the floor. Only one can be there at a time.
 * @throws {HttpError} 409 `floor_taken`
 */
export async function takeFloor<T>(
  { trx, sale }: Pick<LotActionContext, 'trx' | 'sale'>,
  bring: () => Promise<T>,
): Promise<T> {
  const there = await trx
    .selectFrom('lots')
    .select('id')
    .where('event_id', '=', sale.event.id)
    .where('on_floor', '=', true)
    .executeTakeFirst()
  if (there) throw floorTaken()
  try {
    return await bring()
  } catch (problem) {
    // Another desk has brought a lot at the same moment.
    if (problem instanceof Error && 'constraint' in problem && problem.constraint === 'lots_on_floor')
      throw floorTaken()
    throw problem
  }
}

const floorTaken = () => new HttpError(409, { error: 'floor_taken', error_description: 'Another lot is on the floor.' })
