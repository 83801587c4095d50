import * as v from 'valibot'
import { drawHappenings, drawKinds, drawSales, drawStates } from './draw-kinds.ts'
import type * as inputs from './draws.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, currency, decimals, file, instant, maybe, minor, yesNo } from './wire.ts'

/** What changes while numbers are sold. It is read, and pushed as `draw-data` with each change. */
export const drawData = v.object({
  draw_id: v.string(),
  /** Grows with each change. Data with a lower number is outdated. */
  sequence: count(),
  state: v.picklist(drawStates),
  /** Numbers that were sold. */
  sold: count(),
  /** Numbers that can be bought now; those that others are paying for are not. Null: as many as people want. */
  left: maybe(count()),
  /** The organiser has changed its texts, or winners were drawn: read it again. */
  editedYN: yesNo(),
})

const prize = v.object({
  title: v.string(),
  donor: maybe(v.string()),
  picture: maybe(file()),
  /** What it would cost in a shop, in minor units. */
  value: maybe(minor()),
  /** The number that won it, once it is drawn. */
  number: maybe(count()),
  /** The name of its holder, who agreed that it is shown. */
  winner: maybe(v.string()),
})

/** A draw as everybody sees it. Amounts are minor units. */
export const draw = {
  draw_id: v.string(),
  sequence: count(),
  state: v.picklist(drawStates),
  sold: count(),
  left: maybe(count()),
  kind: v.picklist(drawKinds),
  title: v.string(),
  summary: v.string(),
  picture: maybe(file()),
  /** Of one number. Every number costs the same. */
  price: minor(),
  sold_by: v.picklist(drawSales),
  /** How many numbers one buys for a fixed price; 1 where people choose. */
  numbers_each: count(),
  /** The most numbers that one person can have. */
  per_person: maybe(count()),
  /** In years. Purchases must say `age_confirmed`. */
  minimum_age: count(),
  /** The society, and who promotes the lottery from which address: the law requires them on each ticket. */
  society: v.string(),
  promoter: v.string(),
  /** With which authority a small society lottery is registered, and its number there. */
  registration: maybe(v.string()),
  opens_at: instant(),
  closes_at: instant(),
  draws_at: instant(),
  /** The best first. */
  prizes: v.array(prize),
}

const drawOutput = v.object(draw)

export const prizeDraws = endpoint<typeof inputs.prizeDraws>()({
  method: 'GET',
  path: '/prize-draws',
  scope: 'event',
  access: 'open',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    /** The server's clock, for countdowns. */
    server_time: instant(),
    items: v.array(drawOutput),
  }),
})

export const prizeDraw = endpoint<typeof inputs.prizeDraw>()({
  method: 'GET',
  path: '/prize-draws/:draw_id',
  scope: 'event',
  access: 'open',
  output: v.object({
    ...draw,
    currency: currency(),
    currency_decimals: decimals(),
    server_time: instant(),
    /** HTML. */
    description: v.string(),
  }),
})

/** From a number to a number, both in it. */
const range = v.tuple([count(), count()])

export const drawRecord = endpoint<typeof inputs.drawRecord>()({
  method: 'GET',
  path: '/prize-draws/:draw_id/record',
  scope: 'event',
  access: 'open',
  output: v.object({
    draw_id: v.string(),
    /** SHA-256 of the seed, published when the draw opened. */
    seed_hash: maybe(v.string()),
    /** SHA-256 of the seed, a line feed and all numbers with commas between them, published when it closed. */
    seal: maybe(v.string()),
    /** The numbers that take part, lowest first. Null until it has closed. */
    numbers: maybe(v.array(range)),
    /** Revealed when it was drawn. */
    seed: maybe(v.string()),
    /** Nothing in it is ever changed or removed. */
    log: v.array(
      v.object({
        sequence: count(),
        at: instant(),
        kind: v.picklist(drawHappenings),
        /** 1 for the best prize. */
        prize: maybe(count()),
        number: maybe(count()),
        /** Why a prize was drawn again. */
        reason: maybe(v.string()),
      }),
    ),
  }),
})

const ticket = v.object({
  draw_id: v.string(),
  title: v.string(),
  numbers: v.array(range),
  /** The address of the ticket, to save and print. */
  ticket_url: v.string(),
})

export const orderDrawTickets = endpoint<typeof inputs.orderDrawTickets>()({
  // Not a GET: the key in the address would get into histories and logs.
  method: 'POST',
  path: '/orders/:order_id/prize-draw-tickets',
  scope: 'event',
  access: 'anyone',
  output: v.array(ticket),
})

export const accountDrawTickets = endpoint<typeof inputs.accountDrawTickets>()({
  method: 'GET',
  path: '/account/prize-draw-tickets',
  scope: 'event',
  access: 'user',
  output: v.array(v.object({ ...ticket.entries, order_id: v.string() })),
})

/** The push of `drawData` to everybody at the event. */
export const drawDataPush = { event: 'draw-data', data: drawData } as const

export type DrawData = OutputOf<{ output: typeof drawData }>
export type Draw = OutputOf<{ output: typeof drawOutput }>
export type DrawPrize = OutputOf<{ output: typeof prize }>
export type DrawRecord = OutputOf<typeof drawRecord>
export type DrawTicket = OutputOf<{ output: typeof ticket }>
