import * as v from 'valibot'
import { chosenFile } from './admin.input.ts'
import { deliveries, donatedItemKinds, mostDonatedPictures } from './donated-item-kinds.ts'
import { emailAddress } from './email-input.ts'
import { described } from './endpoint.ts'
import { day, line } from './line.input.ts'
import { largestPicture } from './pictures.ts'
import { greatestAmount } from './wire.ts'

const required = (most: number, sentence: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(sentence), v.maxLength(most))
const requiredLine = (most: number, sentence: string) => v.pipe(line(most), v.nonEmpty(sentence))
const optionalLine = (most: number) => v.nullish(line(most))
const optional = (most: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most)))
/** Made by the browser, one for each offer, and kept across reloads. */
const key = v.pipe(v.string(), v.minLength(16), v.maxLength(100))

export const donatedItemTerms = described({
  summary: 'Whether the event takes offers of things to sell, until when, and what it asks for.',
  errors: ['event_not_found', 'donated_items_off'],
  input: v.object({ event: v.optional(v.string()) }),
})

export const offerItem = described({
  summary: 'Offers something for the event to sell. The same key offers it once.',
  errors: ['donated_items_off', 'donated_items_closed', 'idempotency_key_reused'],
  input: v.object({
    idempotency_key: key,
    title: requiredLine(150, 'Please say what you give'),
    description: required(5000, 'Please describe it'),
    kind: v.picklist(donatedItemKinds),
    /** Minor units. Absent: the giver does not know. */
    retail_value: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatestAmount))),
    restrictions: optional(500),
    /** The last day on which it can be used. */
    valid_until: v.nullish(day()),
    delivery: v.picklist(deliveries),
    /** Uploaded before. The first is the one that lists show. */
    pictures: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(mostDonatedPictures))),
    first_name: requiredLine(100, 'Please enter your first name'),
    last_name: requiredLine(100, 'Please enter your last name'),
    email: emailAddress(),
    mobile: optionalLine(40),
    company: optionalLine(150),
    /** Hides the giver from everybody but the charity. */
    anonymous: v.nullish(v.picklist(['yes', 'no'])),
    /** The name that guests see. @default the company, or else the giver’s name */
    shown_as: optionalLine(150),
  }),
})

export const donatedItemPicture = described({
  summary: 'Stores a picture of an offer, made smaller and without its metadata. An unused one is deleted in a week.',
  errors: ['donated_items_off', 'donated_items_closed'],
  largestBody: Math.ceil(largestPicture / 3) * 4 + 4096,
  input: v.object({
    /** The offer’s: one offer uploads few pictures. */
    idempotency_key: key,
    picture: chosenFile,
  }),
})
