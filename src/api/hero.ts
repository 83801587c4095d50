import * as v from 'valibot'
import { file, maybe, yesNo } from './wire.ts'

/** The picture and text at the top of a page. Absent fields are not shown; the default heading is the title. */
export const hero = v.object({
  /** Decorative: the text says what it shows. */
  picture: maybe(file()),
  heading: maybe(v.string()),
  text: maybe(v.string()),
  /** Counts down to `starts_at`. */
  countdownYN: yesNo(),
})

export type Hero = v.InferOutput<typeof hero>
