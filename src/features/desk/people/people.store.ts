import { atom } from 'nanostores'
import {
  adminFundraisers,
  adminMessages,
  adminOfflineGifts,
  type DeskFundraiser,
  type DeskMessage,
  decideMessage,
  hideFundraiser,
  type OfflineGift,
  recordOfflineGift,
  removeOfflineGift,
} from '../../../api/admin-fundraisers.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { parseAmount } from '../../../lib/parse-amount.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { check, maxLength, required } from '../../../lib/validation.ts'
import { createCommand } from '../../../store/command.ts'
import { createForm } from '../../../store/form.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createTable } from '../table.store.ts'

export const views = ['messages', 'pages', 'gifts'] as const
export type View = (typeof views)[number]

/** Fundraisers' pages at the desk: messages to let through, pages to hide, and gifts that came offline. */
export const peopleRoom = defineUserSlice('desk-people', site => {
  const { environment } = site
  const call = userCall(site)
  const $view = atom<View>('messages')
  const query = ({ search, page, limit }: { search: string; page: number; limit: number }) => ({
    search: search || undefined,
    page: String(page),
    limit: String(limit),
  })
  const messages = createTable<DeskMessage, OutputOf<typeof adminMessages>>(environment, at =>
    call(adminMessages, query(at)),
  )
  const pages = createTable<DeskFundraiser, OutputOf<typeof adminFundraisers>>(environment, at =>
    call(adminFundraisers, query(at)),
  )
  const gifts = createTable<OfflineGift, OutputOf<typeof adminOfflineGifts>>(environment, at =>
    call(adminOfflineGifts, query(at)),
  )
  const decide = createCommand<{ message: DeskMessage; state: 'shown' | 'refused' }>(
    environment,
    async ({ message, state }) => {
      await call(decideMessage, { message_id: message.message_id, state })
      await messages.page.refresh()
    },
  )
  const hide = createCommand<DeskFundraiser>(environment, async ({ fundraiser_id, shownYN }) => {
    await call(hideFundraiser, { fundraiser_id, shownYN: shownYN ? 'no' : 'yes' })
    await pages.page.refresh()
  })
  const remove = createCommand<OfflineGift>(environment, async ({ gift_id }) => {
    await call(removeOfflineGift, { gift_id })
    await gifts.page.refresh()
  })

  /** A new key for each gift: the same one that is sent again is recorded once. */
  let key = randomKey()
  const amountOf = (typed: string, decimals: number) => {
    const parsed = parseAmount(typed, decimals)
    return parsed.type === 'ok' ? parsed.minor : undefined
  }
  const $decimals = atom(2)
  const record = createForm({
    environment,
    values: { fundraiser: '', amount: '', name: '', note: '' },
    check: ({ fundraiser, amount, name, note }) => {
      const wrong = {
        fundraiser: check(fundraiser, [required]),
        amount: amountOf(amount, $decimals.get()) ? undefined : ({ key: 'required' } as const),
        name: check(name, [maxLength(100)]),
        note: check(note, [maxLength(200)]),
      }
      return Object.fromEntries(Object.entries(wrong).filter(([, problem]) => problem))
    },
    async send({ fundraiser, amount, name, note }) {
      await call(recordOfflineGift, {
        fundraiser_id: fundraiser.trim(),
        amount: amountOf(amount, $decimals.get()) ?? 0,
        name: name.trim() || null,
        note: note.trim() || null,
        idempotency_key: key,
      })
      key = randomKey()
      record.change({ fundraiser: '', amount: '', name: '', note: '' })
      await gifts.page.refresh()
    },
  })
  return { $view, $decimals, messages, pages, gifts, decide, hide, remove, record }
})
