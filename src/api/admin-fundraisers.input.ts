import * as v from 'valibot'
import { described } from './endpoint.ts'
import { fundraiserId } from './individual-giving.input.ts'
import { paging } from './paging.input.ts'
import { rowId } from './row-id.input.ts'
import { greatestAmount } from './wire.ts'

export const adminFundraisers = described({
  summary: 'The fundraisers’ pages, hidden ones too, with what they have raised.',
  needs: 'individual-giving.viewlist',
  input: v.object({ ...paging }),
})

export const adminMessages = described({
  summary: 'The messages on fundraisers’ pages. Those that wait are asked for with `state`.',
  needs: 'individual-giving.viewlist',
  input: v.object({ ...paging, state: v.optional(v.picklist(['waiting', 'shown', 'refused'])) }),
})

export const decideMessage = described({
  summary: 'Lets a message be seen, or not.',
  needs: 'individual-giving.edit',
  errors: ['message_not_found', 'message_changed'],
  input: v.object({
    message_id: rowId,
    state: v.picklist(['shown', 'refused']),
    /**
     * The state and the text that were read. Any other is refused, so that nobody else's decision is undone unseen, and
     * no changed text is let through.
     */
    seen: v.optional(
      v.object({ state: v.picklist(['waiting', 'shown', 'refused']), message: v.pipe(v.string(), v.maxLength(1000)) }),
    ),
  }),
})

export const hideFundraiser = described({
  summary: 'Hides a fundraiser’s page from everybody, or shows it again. Its gifts stay counted.',
  needs: 'individual-giving.edit',
  errors: ['fundraiser_not_found'],
  input: v.object({ fundraiser_id: fundraiserId(), shownYN: v.picklist(['yes', 'no']) }),
})

export const adminTeams = described({
  summary: 'The teams, hidden ones too, with what their members have raised.',
  needs: 'individual-giving.viewlist',
  input: v.object({ ...paging }),
})

export const hideTeam = described({
  summary: 'Hides a team from everybody, or shows it again. Its members’ pages stay as they are.',
  needs: 'individual-giving.edit',
  errors: ['team_not_found'],
  input: v.object({ team_id: fundraiserId(), shownYN: v.picklist(['yes', 'no']) }),
})

export const adminOfflineGifts = described({
  summary: 'Gifts that came by cash, cheque or transfer.',
  needs: 'individual-giving.viewlist',
  input: v.object({ ...paging }),
})

export const recordOfflineGift = described({
  summary: 'Records a gift that came by cash, cheque or transfer. The same key records one.',
  needs: 'individual-giving.add',
  errors: ['fundraiser_not_found', 'idempotency_key_reused'],
  input: v.object({
    fundraiser_id: fundraiserId(),
    /** Minor units. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatestAmount)),
    /** The name of the giver as shown. Absent: anonymous. */
    name: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    /** For the organisers, such as “cheque 104”. */
    note: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200))),
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  }),
})

export const removeOfflineGift = described({
  summary: 'Takes back a gift that was recorded by mistake.',
  needs: 'individual-giving.delete',
  errors: ['gift_not_found'],
  input: v.object({ gift_id: rowId }),
})

export const restoreOfflineGift = described({
  summary: 'Counts a gift again that was taken back.',
  needs: 'individual-giving.delete',
  errors: ['gift_not_found'],
  input: v.object({ gift_id: rowId }),
})
