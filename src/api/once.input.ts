import * as v from 'valibot'

/** For calls of the desk that add a record. */
export const once = {
  /** Sent again with the same key, the record is added once. Any other input with it is refused. */
  idempotency_key: v.nullish(v.pipe(v.string(), v.minLength(8), v.maxLength(100))),
}

export const onceError = 'idempotency_key_reused'
