import * as v from 'valibot'
import { drawKinds, drawSales } from './draw-kinds.ts'
import { described } from './endpoint.ts'
import { moment } from './moment.input.ts'
import { once, onceError } from './once.input.ts'
import { paging } from './paging.input.ts'
import { greatestAmount } from './wire.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))
const optionalText = (most: number) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(most),
      v.transform(typed => typed || null),
    ),
    null,
  )
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const picture = () => v.nullish(v.pipe(v.string(), v.maxLength(500)), null)

/** The fields of a draw that an organiser edits. Amounts are minor units, times ISO 8601. */
const draw = {
  kind: v.picklist(drawKinds),
  title: text(150),
  summary: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  /** Text with empty lines between its paragraphs, or HTML, which the server sanitises. */
  description: v.pipe(v.string(), v.trim(), v.maxLength(20_000)),
  /** A picture uploaded before, or the one that the draw has. */
  picture: picture(),
  /** The best first. */
  prizes: v.pipe(
    v.array(
      v.object({
        title: text(150),
        donor: optionalText(150),
        picture: picture(),
        value: v.nullish(whole(0, greatestAmount), null),
        alcoholYN: v.picklist(['yes', 'no']),
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
  price: whole(1, 100_000_00),
  /** `bundles`, such as six for the price of five, is always refused, with the reason. */
  sold_by: v.picklist([...drawSales, 'bundles']),
  numbers_each: whole(1, 100),
  /** Null: as many as people want. */
  capacity: v.nullish(whole(1, 1_000_000), null),
  per_person: v.nullish(whole(1, 100_000), null),
  minimum_age: v.picklist([16, 18]),
  society: text(200),
  promoter: text(300),
  registration: optionalText(200),
  opens_at: moment(),
  closes_at: moment(),
  draws_at: moment(),
}

export const adminDraws = described({
  summary: 'The prize draws of an event, drafts included.',
  needs: 'draws.viewlist',
  input: v.object({ ...paging }),
})

export const adminDraw = described({
  summary: 'A prize draw with everything that can be edited, and its winners.',
  needs: 'draws.view',
  errors: ['draw_not_found'],
  input: v.object({ draw_id: id() }),
})

export const addDraw = described({
  summary: 'Makes a prize draw, as a draft. What UK law does not allow is refused.',
  needs: 'draws.add',
  errors: [onceError],
  input: v.object({ ...draw, ...once }),
})

export const editDraw = described({
  summary: 'Edits a prize draw. What is on its tickets stands once it is open.',
  needs: 'draws.edit',
  errors: ['draw_not_found', 'draw_changed'],
  input: v.object({ ...draw, draw_id: id(), revision: v.string() }),
})

export const deleteDraw = described({
  summary: 'Deletes a prize draw of which nobody has or had a number.',
  needs: 'draws.delete',
  errors: ['draw_not_found', 'draw_in_use'],
  input: v.object({ draw_id: id() }),
})

export const openPrizeDraw = described({
  summary:
    'Opens a draft: guests see it, its numbers are sold from its time on, and the hash of its seed is published. Opens again what was closed before its time.',
  needs: 'draws.edit',
  errors: ['draw_not_found', 'draw_not_possible'],
  input: v.object({ draw_id: id() }),
})

export const closePrizeDraw = described({
  summary: 'Ends the sale before its time, and publishes the seal.',
  needs: 'draws.edit',
  errors: ['draw_not_found', 'draw_not_possible'],
  input: v.object({ draw_id: id() }),
})

export const runPrizeDraw = described({
  summary: 'Draws all prizes of a draw that has closed, on or after the day that is on its tickets.',
  needs: 'draws.edit',
  errors: ['draw_not_found', 'draw_not_possible', 'draw_too_early', 'draw_empty'],
  input: v.object({ draw_id: id() }),
})

export const redrawPrize = described({
  summary:
    'Draws a prize again, for a reason that everybody can read for good. A winner who has had the mail gets one that says so.',
  needs: 'draws.edit',
  errors: ['draw_not_found', 'draw_not_possible', 'draw_changed'],
  input: v.object({
    draw_id: id(),
    /** 1 for the best. */
    prize: whole(1, 50),
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a reason'), v.maxLength(300)),
    /** The count of `happenings` that was read. Any other is refused, so that nothing is drawn twice. */
    happenings: whole(0, 10_000),
  }),
})

export const mailDrawWinners = described({
  summary: 'Writes a mail to each winner who has not had one.',
  needs: 'draws.edit',
  errors: ['draw_not_found', 'draw_not_possible'],
  input: v.object({ draw_id: id() }),
})

export const adminDrawEntries = described({
  summary: 'The numbers of a prize draw that were sold, with their holders.',
  needs: 'draws.view',
  errors: ['draw_not_found'],
  input: v.object({ ...paging, draw_id: id() }),
})
