import { type Decoded, type Decoder, decode } from '../api/decode.ts'
import type { PushRule } from '../api/realtime/follow.ts'
import type { Change, Numbered } from '../api/realtime/merge.ts'

/** A push event and the decoder of its data. */
export interface Push<D extends Decoder> {
  event: string
  data: D
}

/** A push with the changes to an item. It is applied only to the version right before it. */
export function patch<T, D extends Decoder>(push: Push<D>, rule: ChangeRule<T, Decoded<D>>): PushRule<T> {
  return ruleOf(push, rule, sent => ({ apply: known => known && rule.apply(known, sent), isPatch: true }))
}

/**
 * A push with the current values of some fields. It may skip sequence numbers, because the newest push has everything
 * that the skipped ones had.
 */
export function part<T, D extends Decoder>(push: Push<D>, rule: PartRule<T, Decoded<D>>): PushRule<T> {
  const { apply, numberOf, isOfSome = false, needsRead } = rule
  return ruleOf(push, rule, sent => ({
    apply: known => known && apply(known, sent),
    isPatch: false,
    part: {
      numberOf,
      isOfSome: typeof isOfSome === 'function' ? isOfSome(sent) : isOfSome,
      needsRead: needsRead?.(sent) ?? false,
    },
  }))
}

/** A push that removes an item. */
export function removal<D extends Decoder>(push: Push<D>, numbers: Numbered<Decoded<D>>): PushRule<never> {
  return ruleOf<never, D>(push, numbers, () => ({ apply: () => undefined, isPatch: false }))
}

interface ChangeRule<T, D> extends Numbered<D> {
  /** @returns the item after it; undefined: it was removed */
  apply(known: T, data: D): T | undefined
}

interface PartRule<T, D> extends ChangeRule<T, D> {
  /** The number of the same fields in a known item. */
  numberOf(known: T): number
  /** Only some items are read, so pushes for others are expected: all of them, or those with such data. */
  isOfSome?: boolean | ((data: D) => boolean)
  /** Does the push announce changes that it does not contain? */
  needsRead?(data: D): boolean | undefined
}

function ruleOf<T, D extends Decoder>(
  { event, data: shape }: Push<D>,
  { keyOf, sequenceOf }: Numbered<Decoded<D>>,
  changeOf: (sent: Decoded<D>) => Omit<Change<T>, 'key' | 'sequence'>,
): PushRule<T> {
  return {
    event,
    change(data) {
      const sent = decode(shape, data, event)
      return { key: keyOf(sent), sequence: sequenceOf(sent), ...changeOf(sent) }
    },
  }
}
