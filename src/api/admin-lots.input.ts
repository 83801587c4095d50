import * as v from 'valibot'
import { described } from './endpoint.ts'
import { increments } from './increments-input.ts'
import { lotKinds } from './lot-kinds.ts'
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
const amount = () => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatestAmount))
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const yesNo = () => v.picklist(['yes', 'no'])
const picture = () => v.pipe(v.string(), v.maxLength(500))

/** The fields of a lot that an organiser edits. Amounts are minor units, times ISO 8601. */
const lot = {
  kind: v.picklist(lotKinds),
  title: text(150),
  summary: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  /** Text with empty lines between its paragraphs, or HTML, which the server sanitises. */
  description: v.pipe(v.string(), v.trim(), v.maxLength(20_000)),
  donor: optionalText(150),
  category_id: v.nullish(id(), null),
  /** A picture uploaded before, or the one that the lot has. */
  picture: v.nullish(picture(), null),
  pictures: v.pipe(v.array(picture()), v.maxLength(12)),
  retail_value: v.nullish(whole(0, greatestAmount), null),
  restrictions: optionalText(1000),
  minimum_age: v.nullish(whole(1, 99), null),
  without_bidsYN: yesNo(),
  opening_price: amount(),
  reserve: v.nullish(amount(), null),
  buy_now_price: v.nullish(amount(), null),
  stock: whole(0, 100_000),
  winners: whole(1, 100),
  maximum_bidsYN: yesNo(),
  /** Null: the event's. */
  increments: v.nullish(increments, null),
  extension_minutes: whole(0, 60),
  opens_at: moment(),
  closes_at: moment(),
}

export const adminLots = described({
  summary: 'The lots of an event, drafts included, in the order of the catalogue.',
  needs: 'auction.viewlist',
  input: v.object({
    ...paging,
    /** For the auction desk, without drafts: only lots of the live auction, or all others. */
    group: v.optional(v.picklist(['live', 'timed'])),
  }),
})

export const adminLot = described({
  summary: 'A lot with everything that can be edited.',
  needs: 'auction.view',
  errors: ['lot_not_found'],
  input: v.object({ auction_item_id: id() }),
})

export const addLot = described({
  summary: 'Makes a lot at the end of the catalogue, as a draft.',
  needs: 'auction.add',
  errors: [onceError],
  input: v.object({ ...lot, ...once }),
})

export const editLot = described({
  summary: 'Edits a lot. Its kind, prices and times stand once there are bids or sales.',
  needs: 'auction.edit',
  errors: ['lot_not_found', 'lot_changed'],
  input: v.object({ ...lot, auction_item_id: id(), revision: v.string() }),
})

export const deleteLot = described({
  summary: 'Deletes a lot that has no bids and no sales.',
  needs: 'auction.delete',
  errors: ['lot_not_found', 'lot_in_use'],
  input: v.object({ auction_item_id: id() }),
})

export const publishLot = described({
  summary: 'Shows a lot to the guests, or makes it a draft again while it has no bids and no sales.',
  needs: 'auction.edit',
  errors: ['lot_not_found', 'lot_in_use'],
  input: v.object({ auction_item_id: id(), publishedYN: yesNo() }),
})

export const moveLot = described({
  summary: 'Gives a lot another place in the catalogue; those between move up or down.',
  needs: 'auction.edit',
  errors: ['lot_not_found'],
  input: v.object({ auction_item_id: id(), number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
})

export const adminCategories = described({
  summary: 'The categories of the lots in their order, and how many lots each has, drafts included.',
  needs: 'auction.viewlist',
  input: v.object({}),
})

export const saveCategories = described({
  summary: 'Makes the categories these, in this order. One that has lots cannot be left out.',
  needs: 'auction.edit',
  errors: ['categories_changed'],
  input: v.object({
    categories: v.pipe(
      v.array(
        v.object({
          /** Absent: a new category. */
          category_id: v.nullish(id()),
          title: text(80),
        }),
      ),
      v.maxLength(100),
    ),
    /** As last read. Without it, they are replaced whatever they are now. */
    seen: v.nullish(v.pipe(v.array(v.object({ category_id: id(), title: text(80) })), v.maxLength(100))),
  }),
})
