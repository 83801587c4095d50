import { atom, computed } from 'nanostores'
import {
  adminFundraisers,
  adminMessages,
  adminOfflineGifts,
  adminTeams,
  type DeskFundraiser,
  type DeskMessage,
  type DeskTeam,
  decideMessage,
  hideFundraiser,
  hideTeam,
  type OfflineGift,
  recordOfflineGift,
  removeOfflineGift,
  restoreOfflineGift,
} from '../../../api/admin-fundraisers.ts'
import type { InputOf, OutputOf } from '../../../api/endpoint.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { check, maxLength } from '../../../lib/validation.ts'
import { createCommand } from '../../../store/command.ts'
import { createForm } from '../../../store/form.ts'
import { isAnswered, isKeyReused } from '../../../store/is-answered.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { keepForm, keepUnsaved } from '../../checkout/unsaved.store.ts'
import { askFirst } from '../ask-first.ts'
import { createChange, createTable, reread, type TableQuery } from '../table.store.ts'
import { amountIn, amountProblem } from '../typed-amount.ts'

export const views = ['toRead', 'messages', 'pages', 'teams', 'gifts'] as const
export type View = (typeof views)[number]

/** Search results, with what was searched for. */
type Found = OutputOf<typeof adminFundraisers> & Pick<TableQuery, 'search'>

const noGift = { fundraiser: '', amount: '', name: '', note: '' }

/** From so many minor units on, such as £1,000, an offline gift may be a typing mistake: it is asked about. */
const unusualGift = 1_000_00

/** The gift that was recorded last. `name` null: anonymous. */
type RecordedGift = Readonly<{ amount: number; name: string | null; fundraiser: string }>

/** Fundraisers at the desk: messages to approve, pages to hide, and gifts that came offline. */
export const peopleRoom = defineUserSlice('desk-people', site => {
  const { environment } = site
  const call = userCall(site)
  const $view = atom<View>('toRead')
  const query = ({ search, page, limit }: { search: string; page: number; limit: number }) => ({
    search: search || undefined,
    page: String(page),
    limit: String(limit),
  })
  const messagesIn = (state?: 'waiting') =>
    createTable<DeskMessage, OutputOf<typeof adminMessages>>(environment, at =>
      call(adminMessages, { ...query(at), state }),
    )
  const messages = messagesIn()
  const toRead = messagesIn('waiting')
  const pages = createTable<DeskFundraiser, OutputOf<typeof adminFundraisers>>(environment, at =>
    call(adminFundraisers, query(at)),
  )
  const teams = createTable<DeskTeam, OutputOf<typeof adminTeams>>(environment, at => call(adminTeams, query(at)))
  /** Search results for the page that a gift is recorded for. */
  const choices = createTable<DeskFundraiser, Found>(environment, async at => ({
    ...(await call(adminFundraisers, query(at))),
    search: at.search,
  }))
  const gifts = createTable<OfflineGift, OutputOf<typeof adminOfflineGifts>>(environment, at =>
    call(adminOfflineGifts, query(at)),
  )
  const decide = createCommand<{ message: DeskMessage; state: 'shown' | 'refused' }>(
    environment,
    async ({ message, state }) => {
      const { message_id, state: before, message: text } = message
      const decision = { message_id, state, seen: { state: before, message: text } }
      await reread($view.get() === 'toRead' ? toRead : messages, () => call(decideMessage, decision))
    },
  )
  const hide = createChange<DeskFundraiser>(environment, pages, async ({ fundraiser_id, shownYN }) => {
    await call(hideFundraiser, { fundraiser_id, shownYN: shownYN ? 'no' : 'yes' })
  })
  const hideWholeTeam = createChange<DeskTeam>(environment, teams, async ({ team_id, shownYN }) => {
    await call(hideTeam, { team_id, shownYN: shownYN ? 'no' : 'yes' })
  })
  const takeBack = createChange<OfflineGift>(environment, gifts, async ({ gift_id, removedYN }) => {
    await call(removedYN ? restoreOfflineGift : removeOfflineGift, { gift_id })
  })

  /** A new key for each gift: one that is sent again is recorded once. */
  let key = randomKey()
  const $decimals = atom(2)
  const $chosen = atom<DeskFundraiser | undefined>()
  const $recorded = atom<RecordedGift | undefined>()
  const checkGift = ({ fundraiser, amount, name, note }: typeof noGift) => ({
    fundraiser: fundraiser ? undefined : ({ key: 'choose' } as const),
    amount: amountProblem(amount, $decimals.get()),
    name: check(name, [maxLength(100)]),
    note: check(note, [maxLength(200)]),
  })
  const record = createForm({
    environment,
    values: noGift,
    check: checkGift,
    async send({ fundraiser, amount, name, note }) {
      const gift = {
        fundraiser_id: fundraiser,
        amount: amountIn(amount, $decimals.get()) ?? 0,
        name: name.trim() || null,
        note: note.trim() || null,
        idempotency_key: key,
      }
      $recorded.set(undefined)
      try {
        await reread(gifts, () => recordOnce(gift))
      } catch (problem) {
        const failure = failureIn(problem)
        // The first one was recorded, and is in the table now. The next press records another.
        if (failure && isKeyReused(failure)) key = randomKey()
        throw problem
      }
      key = randomKey()
      $recorded.set({ amount: gift.amount, name: gift.name, fundraiser: $chosen.get()?.name ?? '' })
      record.accept(noGift)
      $chosen.set(undefined)
      choices.type('')
    },
  })

  /** If the answer is lost, the gift may be recorded: with the same key that is asked, or done now. */
  async function recordOnce(gift: InputOf<typeof recordOfflineGift>): Promise<void> {
    try {
      await call(recordOfflineGift, gift)
    } catch (problem) {
      const failure = failureIn(problem)
      if (!failure || isAnswered(failure)) throw problem
      await call(recordOfflineGift, gift)
    }
  }

  const ask = askFirst(record, checkGift, ({ amount }) => (amountIn(amount, $decimals.get()) ?? 0) >= unusualGift)

  // The page is chosen again: only its name would say whose it is.
  const kept = keepForm(site, 'offline gift', record, ['fundraiser'])
  const $key = computed([record.$values, record.$dirty], (_, isDirty) => (isDirty ? key : undefined))
  const keptKey = keepUnsaved(site, 'key of an offline gift', $key)
  if (typeof keptKey === 'string') key = keptKey

  function discard(): void {
    key = randomKey()
    kept.discard()
    $chosen.set(undefined)
  }

  function choose(page: DeskFundraiser | undefined): void {
    $chosen.set(page)
    record.change({ fundraiser: page?.fundraiser_id ?? '' })
  }

  return {
    $view,
    $decimals,
    messages,
    toRead,
    pages,
    teams,
    choices,
    gifts,
    decide,
    hide,
    hideWholeTeam,
    takeBack,
    record: { ...kept, discard },
    ask,
    $recorded,
    $chosen,
    choose,
  }
})
