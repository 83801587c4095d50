import * as v from 'valibot'

/** Joiners and emoji variations are invisible, but words and emojis need them. */
export const isUnseen = /(?!\u200C|\u200D|\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** Text of one line, whose characters can all be seen. Empty: nothing was entered. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most),
    v.check(text => !isUnseen.test(text), 'Leave out characters that can’t be seen'),
    v.transform(text => (/[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text : '')),
  )

/** A day of the calendar, such as 2026-11-21. */
export const day = () => v.pipe(v.string(), v.isoDate(), v.check(isInCalendar, 'This day does not exist'))

/** Browsers and Node.js read 31 February as 3 March. */
function isInCalendar(day: string): boolean {
  const at = new Date(day)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
