import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { leftWords } from '../../../platform/http/left-words.ts'
import type { DrawRow } from '../find-draw.ts'

interface Asked {
  readonly quantity?: number | null | undefined
  readonly age_confirmed?: 'yes' | 'no' | null | undefined
  readonly member_confirmed?: 'yes' | 'no' | null | undefined
}

/** @throws {HttpError} 409 `draw_not_open` unless its numbers can be bought now */
export function refuseUnlessOnSale(draw: DrawRow, at: Date): void {
  if (isOnSale(draw, at)) return
  throw new HttpError(409, {
    error: 'draw_not_open',
    error_description:
      draw.state === 'open' && at < draw.opens_at
        ? 'The sale has not begun yet. Nothing was taken.'
        : 'The sale has ended. Nothing was taken.',
  })
}

export const isOnSale = ({ state, opens_at, closes_at }: DrawRow, at: Date) =>
  state === 'open' && at >= opens_at && at < closes_at

/** @throws {HttpError} if the law, or the way it is sold, does not allow this purchase */
export function refuseUnlawful(draw: DrawRow, asked: Asked, isGuest: boolean, field: string): void {
  const { quantity } = asked
  if (draw.sold_by === 'fixed_price' && (quantity ?? 1) !== draw.numbers_each) {
    throw validationError({
      [`${field}.quantity`]: { sentence: 'It is {count} numbers for everybody', values: { count: draw.numbers_each } },
    })
  }
  if (asked.age_confirmed !== 'yes') {
    throw new HttpError(409, {
      error: 'age_not_confirmed',
      error_description: { sentence: 'Please confirm that you are {age} or older.', values: { age: draw.minimum_age } },
    })
  }
  if (draw.kind !== 'private') return
  if (isGuest) {
    throw new HttpError(403, { error: 'members_only', error_description: 'This draw is for members. Please sign in.' })
  }
  if (asked.member_confirmed !== 'yes') {
    throw new HttpError(409, {
      error: 'membership_not_confirmed',
      error_description: {
        sentence: 'Please confirm that you belong to {society}.',
        values: { society: draw.society },
      },
    })
  }
}

/** By law nobody gets a number before paying for it. */
export const payFirst = () =>
  new HttpError(409, { error: 'draw_paid_first', error_description: 'Numbers of a draw are paid for by card.' })

/** @throws {HttpError} 409 `draw_sold_out` */
export function refuseBeyond(left: number | null, quantity: number): void {
  if (left === null || left >= quantity) return
  const words = {
    none: 'All numbers are sold. Nothing was taken.',
    one: 'Only one number is left. Nothing was taken.',
    some: 'Only {left} numbers are left. Nothing was taken.',
  } as const
  throw new HttpError(409, { error: 'draw_sold_out', error_description: leftWords(left, words) })
}

/** @throws {HttpError} 409 `draw_limit` */
export function refuseAboveLimit(
  { per_person: most }: DrawRow,
  { has, isOwner }: { readonly has: number; readonly isOwner: boolean },
  quantity: number,
): void {
  if (most === null || has + quantity <= most) return
  throw new HttpError(409, {
    error: 'draw_limit',
    error_description: isOwner
      ? {
          sentence: 'Nobody can have more than {most} numbers here, and you have {has}. Nothing was taken.',
          values: { most, has },
        }
      : { sentence: 'Nobody can have more than {most} numbers here. Nothing was taken.', values: { most } },
  })
}
