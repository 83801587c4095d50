import * as v from 'valibot'
import { giftAidScopes } from '../lib/gift-aid.ts'

const line = (label: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`Please enter ${label}`), v.maxLength(100))

/** HMRC identifies a taxpayer by house and postcode; outside the UK there is none. */
export const homeAddress = v.variant('outside_uk', [
  v.object({
    outside_uk: v.literal('no'),
    line_1: line('the first line of your address'),
    line_2: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    town: line('your town or city'),
    postcode: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'Enter a full UK postcode, like SW1A 2AA'),
    ),
  }),
  v.object({
    outside_uk: v.literal('yes'),
    line_1: line('the first line of your address'),
    line_2: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    town: line('your town or city'),
    country: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  }),
])

/** A taxpayer's declaration. The wording is what was on screen: the server accepts no other. */
export const giftAidDeclarationInput = v.object({
  scope: v.picklist(giftAidScopes),
  words: v.pipe(v.string(), v.maxLength(1000)),
  address: homeAddress,
})
