import * as v from 'valibot'
import { file, maybe, yesNo } from './wire.ts'

/** The picture and words that a page begins with. What is absent is not shown; without a heading the title stands. */
export const hero = v.object({
  /** Decoration: what it shows is said in the words beside it. */
  picture: maybe(file()),
  heading: maybe(v.string()),
  text: maybe(v.string()),
  /** Counts down to `starts_at`. */
  countdownYN: yesNo(),
})

export type Hero = v.InferOutput<typeof hero>
