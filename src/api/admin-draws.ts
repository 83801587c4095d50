import * as v from 'valibot'
import type * as inputs from './admin-draws.input.ts'
import { drawKinds, drawSales, drawStates } from './draw-kinds.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, currency, decimals, file, instant, maybe, minor, nothing, yesNo } from './wire.ts'

/** A draw, as a row of the desk's table. Amounts are minor units. */
const row = v.object({
  draw_id: v.string(),
  title: v.string(),
  kind: v.picklist(drawKinds),
  state: v.picklist(drawStates),
  picture: maybe(file()),
  price: minor(),
  sold: count(),
  capacity: maybe(count()),
  closes_at: instant(),
  draws_at: instant(),
})

export const adminDraws = endpoint<typeof inputs.adminDraws>()({
  method: 'GET',
  path: '/admin/prize-draws',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    items: v.array(row),
    /** On all pages. */
    total: count(),
  }),
})

const prize = v.object({
  title: v.string(),
  donor: maybe(v.string()),
  picture: maybe(file()),
  value: maybe(minor()),
  alcoholYN: yesNo(),
  /** Who has won it, once it is drawn. */
  winner: maybe(
    v.object({
      number: count(),
      name: v.string(),
      email: v.string(),
      /** May others see the name? */
      name_shownYN: yesNo(),
      /** Was it refunded in full after the draw was sealed? The number still takes part. */
      refundedYN: yesNo(),
      /** Has a mail been written to them? */
      mailedYN: yesNo(),
    }),
  ),
})

/** A draw with everything that can be edited, and how it stands. */
const form = v.object({
  draw_id: v.string(),
  /** An edit that names an older revision is refused. */
  revision: v.string(),
  state: v.picklist(drawStates),
  sold: count(),
  /** How many entries its public record has. A redraw names the count, so that it is not done twice. */
  happenings: count(),
  /** Has the day of the draw, as printed on the tickets, come? */
  drawableYN: yesNo(),
  /** It was closed early, so it can be opened again. */
  reopenableYN: yesNo(),
  kind: v.picklist(drawKinds),
  title: v.string(),
  summary: v.string(),
  /** As it is edited: text with empty lines between its paragraphs, or HTML. */
  description: v.string(),
  picture: maybe(file()),
  prizes: v.array(prize),
  price: minor(),
  sold_by: v.picklist(drawSales),
  numbers_each: count(),
  capacity: maybe(count()),
  per_person: maybe(count()),
  minimum_age: count(),
  society: v.string(),
  promoter: v.string(),
  registration: maybe(v.string()),
  opens_at: instant(),
  closes_at: instant(),
  draws_at: instant(),
})

export const adminDraw = endpoint<typeof inputs.adminDraw>()({
  method: 'GET',
  path: '/admin/prize-draws/:draw_id',
  scope: 'event',
  access: 'user',
  output: form,
})

export const addDraw = endpoint<typeof inputs.addDraw>()({
  method: 'POST',
  path: '/admin/prize-draws',
  scope: 'event',
  access: 'user',
  output: form,
})

export const editDraw = endpoint<typeof inputs.editDraw>()({
  method: 'PUT',
  path: '/admin/prize-draws/:draw_id',
  scope: 'event',
  access: 'user',
  output: form,
})

export const deleteDraw = endpoint<typeof inputs.deleteDraw>()({
  method: 'DELETE',
  path: '/admin/prize-draws/:draw_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

const act = { method: 'POST', scope: 'event', access: 'user', output: form } as const

export const openPrizeDraw = endpoint<typeof inputs.openPrizeDraw>()({
  ...act,
  path: '/admin/prize-draws/:draw_id/open',
})

export const closePrizeDraw = endpoint<typeof inputs.closePrizeDraw>()({
  ...act,
  path: '/admin/prize-draws/:draw_id/close',
})

export const runPrizeDraw = endpoint<typeof inputs.runPrizeDraw>()({
  ...act,
  path: '/admin/prize-draws/:draw_id/draw',
})

export const redrawPrize = endpoint<typeof inputs.redrawPrize>()({
  ...act,
  path: '/admin/prize-draws/:draw_id/redraw',
})

export const mailDrawWinners = endpoint<typeof inputs.mailDrawWinners>()({
  ...act,
  path: '/admin/prize-draws/:draw_id/mail-winners',
})

/** A number that was sold. */
const entry = v.object({
  number: count(),
  name: v.string(),
  email: v.string(),
  order_reference: v.string(),
  bought_at: instant(),
  name_shownYN: yesNo(),
  refundedYN: yesNo(),
  /** This number's share of what was paid and not refunded, in minor units. */
  paid: minor(),
  /** The prize that it has won, 1 for the best. Absent: none. */
  prize: maybe(count()),
  prize_title: maybe(v.string()),
})

export const adminDrawEntries = endpoint<typeof inputs.adminDrawEntries>()({
  method: 'GET',
  path: '/admin/prize-draws/:draw_id/entries',
  scope: 'event',
  access: 'user',
  output: v.object({ items: v.array(entry), total: count() }),
})

export type AdminDrawRow = OutputOf<{ output: typeof row }>
export type AdminDrawForm = OutputOf<{ output: typeof form }>
export type AdminDrawEntry = OutputOf<{ output: typeof entry }>
