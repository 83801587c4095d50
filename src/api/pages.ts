import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { hero } from './hero.ts'
import type * as inputs from './pages.input.ts'
import { file, maybe, yesNo } from './wire.ts'

/** The layout of a page: one column, full width, without hero, or without header and footer. */
export const templates = ['default', 'wide', 'plain', 'landing'] as const

const content = v.object({
  key: v.string(),
  title: v.string(),
  description: maybe(v.string()),
  /** One of `templates`; any other value means `default`. */
  template: maybe(v.string()),
  content: v.array(
    v.variant('type', [
      v.object({ type: v.literal('html'), html: v.string() }),
      // A module's block, such as `total_raised` or `donation_form`. One that the browser does not know is skipped.
      v.object({ type: v.pipe(v.string(), v.notValue('html')) }),
    ]),
  ),
  /** Instead of the event's own. */
  hero: maybe(hero),
  /** For link previews, 1200 by 630 pixels, instead of the event's own. */
  picture: maybe(file()),
  publishedYN: yesNo(),
})

export const page = endpoint<typeof inputs.page>()({
  method: 'GET',
  path: '/pages/:key',
  scope: 'event',
  access: 'open',
  output: content,
})

export const pagePreview = endpoint<typeof inputs.pagePreview>()({
  method: 'GET',
  path: '/pages/:key/preview',
  scope: 'event',
  access: 'user',
  output: content,
})

export type Page = OutputOf<typeof page>
