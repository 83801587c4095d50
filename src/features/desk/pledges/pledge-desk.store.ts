import { atom } from 'nanostores'
import { type AdminPledgeItem, adminPledgeItems, adminPledges, type DeskPledge } from '../../../api/admin-pledges.ts'
import { eventChannel } from '../../../api/channels.ts'
import { pledgeEvent, pledgeItemEvent, pledgeRemovedEvent } from '../../../api/pledges-read.ts'
import { sentPledge, sentPledgeItemData, sentRemoval } from '../../../api/sent-pledges.ts'
import { type LiveCollection, liveCollection, part } from '../../../store/live.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createBurst } from './burst.store.ts'
import { createActs } from './pledge-acts.store.ts'

/** How many of the newest pledges the desk shows. */
const shown = '100'

/** The pledges of the room as the desk sees them: recorded at speed, corrected, hidden and undone. */
export const pledgeDesk = defineUserSlice('pledge-desk', site => {
  const call = userCall(site)
  const items = liveCollection<AdminPledgeItem>(site, {
    read: async () => [...(await call(adminPledgeItems, {})).items],
    channel: eventChannel,
    keyOf: item => item.pledge_item_id,
    sequenceOf: item => item.sequence,
    pushes: [
      part<AdminPledgeItem, typeof sentPledgeItemData>(
        { event: pledgeItemEvent, data: sentPledgeItemData },
        {
          keyOf: ({ pledge_item_id }) => pledge_item_id,
          sequenceOf: ({ sequence }) => sequence,
          numberOf: ({ sequence }) => sequence,
          apply: (known, data) => ({ ...known, ...data }),
        },
      ),
    ],
  })
  const lists = new Map<string, LiveCollection<DeskPledge>>()

  function pledgesOf(id: string): LiveCollection<DeskPledge> {
    const known = lists.get(id) ?? createList(id)
    lists.set(id, known)
    return known
  }

  /** A push says that there is something new; only the organisers' call says who it is. */
  function createList(id: string): LiveCollection<DeskPledge> {
    const rule = {
      keyOf: ({ pledge_id }: { pledge_id: string }) => pledge_id,
      sequenceOf: ({ sequence }: { sequence: number }) => sequence,
      numberOf: ({ sequence }: { sequence: number }) => sequence,
      apply: (known: DeskPledge) => known,
      needsRead: () => true,
    }
    return liveCollection<DeskPledge>(site, {
      read: async () => [...(await call(adminPledges, { pledge_item_id: id, limit: shown })).items],
      channel: eventChannel,
      keyOf: rule.keyOf,
      sequenceOf: rule.sequenceOf,
      pushes: [
        part<DeskPledge, typeof sentPledge>({ event: pledgeEvent, data: sentPledge }, rule),
        part<DeskPledge, typeof sentRemoval>({ event: pledgeRemovedEvent, data: sentRemoval }, rule),
      ],
    })
  }

  return {
    items,
    pledgesOf,
    /** Default: the first one. */
    $chosen: atom<string | undefined>(),
    burst: createBurst(site, id => void pledgesOf(id).refresh()),
    ...createActs(site, id => void pledgesOf(id).refresh()),
  }
})
