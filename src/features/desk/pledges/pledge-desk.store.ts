import { atom } from 'nanostores'
import { type AdminPledgeItem, adminPledgeItems, adminPledges, type DeskPledge } from '../../../api/admin-pledges.ts'
import { deskChannel } from '../../../api/channels.ts'
import { pledgeItemEvent } from '../../../api/pledges-read.ts'
import { sentPledgeItemData } from '../../../api/sent-pledges.ts'
import { liveCollection } from '../../../store/live.ts'
import { part } from '../../../store/push-rules.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createTable, type Table } from '../table.store.ts'
import { createBurst } from './burst.store.ts'
import { createPledgeActions } from './pledge-actions.store.ts'

export const statuses = ['all', 'promised', 'paid', 'undone'] as const
export type PledgeStatus = (typeof statuses)[number]

/** The event's pledges as the desk sees them: recorded at speed, corrected, hidden and undone. */
export const pledgeDesk = defineUserSlice('pledge-desk', site => {
  const call = userCall(site)
  const items = liveCollection<AdminPledgeItem>(site, {
    read: async () => [...(await call(adminPledgeItems, {})).items],
    channel: deskChannel,
    keyOf: item => item.pledge_item_id,
    sequenceOf: item => item.sequence,
    pushes: [
      part<AdminPledgeItem, typeof sentPledgeItemData>(
        { event: pledgeItemEvent, data: sentPledgeItemData },
        {
          keyOf: ({ pledge_item_id }) => pledge_item_id,
          sequenceOf: ({ sequence }) => sequence,
          numberOf: ({ sequence }) => sequence,
          apply: (known, { editedYN: _, ...data }) => ({ ...known, ...data }),
          needsRead: ({ editedYN }) => editedYN,
        },
      ),
    ],
  })
  const tables = new Map<string, Table<DeskPledge>>()
  const $status = atom<PledgeStatus>('all')

  function pledgesOf(id: string): Table<DeskPledge> {
    const known =
      tables.get(id) ??
      createTable<DeskPledge>(site.environment, ({ search, page, limit }) =>
        call(adminPledges, {
          ...{ pledge_item_id: id, status: $status.get(), search: search || undefined },
          ...{ page: String(page), limit: String(limit) },
        }),
      )
    tables.set(id, known)
    return known
  }

  return {
    items,
    pledgesOf,
    /** The status that the list is filtered by, for every item. */
    $status,
    list(status: PledgeStatus): void {
      $status.set(status)
      for (const table of tables.values()) table.turn(1)
    },
    /** The chosen item. Default: the first one. */
    $chosen: atom<string | undefined>(),
    burst: createBurst(site, id => void pledgesOf(id).page.refresh()),
    ...createPledgeActions(site, pledgesOf),
  }
})
