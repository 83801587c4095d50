import type { OutputOf } from './endpoint.ts'
import {
  count,
  currency,
  decimals,
  decoderOf,
  file,
  instant,
  list,
  maybe,
  minor,
  object,
  oneOf,
  text,
  yesNo,
} from './fields.ts'
import type { PledgeData, PledgeItem, PledgeItemData, PledgeLevel, pledgeItems } from './pledges.ts'
import { pledgeItemStates } from './pledges-read.ts'

const itemFields = {
  pledge_item_id: text,
  sequence: count,
  state: oneOf(pledgeItemStates),
  pledged: count,
  matched: count,
  pledge_count: count,
}

/** The decoders in this file are the browser's. `pledges.ts` has the server's schemas of the same data. */
export const sentPledgeItemData = decoderOf(
  object<PledgeItemData & { editedYN: boolean }>({ ...itemFields, editedYN: yesNo }),
)

export const sentPledgeItems = decoderOf(
  object<OutputOf<typeof pledgeItems>>({
    currency,
    currency_decimals: decimals,
    items: list(
      object<PledgeItem>({
        ...itemFields,
        number: count,
        title: text,
        summary: text,
        picture: maybe(file),
        target: maybe(minor),
        levels: list(object<PledgeLevel>({ level_id: text, amount: minor, does: text })),
        own_amountYN: yesNo,
        pay_laterYN: yesNo,
      }),
    ),
  }),
)

const pledge = object<PledgeData>({
  pledge_id: text,
  pledge_item_id: text,
  sequence: count,
  at: instant,
  shown_as: maybe(text),
  amount: maybe(minor),
  level_id: maybe(text),
  matched: maybe(minor),
})

export const sentPledge = decoderOf(pledge)

export const sentPledges = decoderOf(list(pledge))

export const sentRemoval = decoderOf(
  object<{ pledge_id: string; pledge_item_id: string; sequence: number }>({
    pledge_id: text,
    pledge_item_id: text,
    sequence: count,
  }),
)
