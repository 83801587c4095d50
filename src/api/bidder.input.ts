import * as v from 'valibot'
import { described } from './endpoint.ts'
import { isUnseen } from './line.input.ts'

export const accountBidder = described({
  summary: 'How others at the event see a bidder: by their paddle, or by a name that they chose.',
  input: v.object({}),
})

export const updateBidder = described({
  summary:
    'Chooses how others see a bidder of the event, from now on, beside their earlier bids too. The next push of a lot ' +
    'has it. Who has not bid yet is given their paddle.',
  errors: ['event_not_found', 'lot_not_found'],
  input: v.object({
    /** Has a letter and no digit, because a number is a paddle. Null: the paddle. */
    display_name: v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.normalize('NFC'),
        v.nonEmpty('Please enter a name'),
        v.check(name => [...name].length <= 40, 'This name is too long'),
        v.check(name => !/\p{N}/u.test(name), 'Leave out digits: others would read them as a paddle'),
        v.check(name => !isUnseen.test(name) && !/\p{M}{4}/u.test(name), 'Leave out characters that can’t be seen'),
        v.check(name => /\p{L}/u.test(name), 'A name needs a letter'),
        v.transform(name => name.replace(/\s+/g, ' ')),
      ),
    ),
  }),
})

export const claimPaddle = described({
  summary:
    'Takes over a paddle from the room that has no account, by its link: the bidder then pays for what it has won. The ' +
    'same call again changes nothing.',
  errors: ['claim_not_found', 'other_paddle'],
  input: v.object({
    /** The link’s `claim`. */
    claim: v.pipe(v.string(), v.maxLength(200)),
  }),
})
