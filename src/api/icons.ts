import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as inputs from './icons.input.ts'
import { count } from './wire.ts'

export const iconList = endpoint<typeof inputs.iconList>()({
  method: 'GET',
  path: '/fontawesome-icon-list',
  scope: 'app',
  access: 'open',
  credentials: 'omit',
  output: v.array(
    v.object({
      /** Font Awesome's name, such as `gavel`. */
      name: v.string(),
      /** Other names that it is searched by, such as `legal`. */
      aliases: v.array(v.string()),
      /** Of the view box, which begins at 0 0. */
      width: count(),
      height: count(),
      /** The `d` of the one path, drawn in the current colour. */
      path: v.string(),
    }),
  ),
})

export type Icon = OutputOf<typeof iconList>[number]
