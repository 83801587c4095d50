import * as v from 'valibot'

/** The number of a row, as text on the wire. */
export const rowId = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
