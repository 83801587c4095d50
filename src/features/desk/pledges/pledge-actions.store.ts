import {
  correctPledge,
  type DeskPledge,
  hidePledge,
  mailPledgeLink,
  receivePledge,
  undoPledge,
} from '../../../api/admin-pledges.ts'
import type { InputOf } from '../../../api/endpoint.ts'
import { createCommand } from '../../../store/command.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'

interface Act {
  pledge: DeskPledge
  onDone?: () => void
}

/** The desk's actions on a pledge. @param refresh reads an item's pledges again */
export function createPledgeActions(site: Site, refresh: (itemId: string) => void) {
  const call = userCall(site)
  const act = <More extends object>(work: (pledge: DeskPledge, more: More) => Promise<unknown>) =>
    createCommand<Act & More>(site.environment, async ({ pledge, onDone, ...more }) => {
      try {
        await work(pledge, more as unknown as More)
        onDone?.()
      } finally {
        refresh(pledge.pledge_item_id)
      }
    })
  return {
    hide: act(({ pledge_id, hiddenYN }) => call(hidePledge, { pledge_id, hiddenYN: hiddenYN ? 'no' : 'yes' })),
    undo: act(({ pledge_id, undone_at }) => call(undoPledge, { pledge_id, undoneYN: undone_at ? 'no' : 'yes' })),
    link: act(({ pledge_id }) => call(mailPledgeLink, { pledge_id })),
    receive: act<{ paid_by: InputOf<typeof receivePledge>['paid_by'] }>(({ pledge_id }, { paid_by }) =>
      call(receivePledge, { pledge_id, paid_by }),
    ),
    correct: act<{ to: Omit<InputOf<typeof correctPledge>, 'pledge_id' | 'sequence'> }>(
      ({ pledge_id, sequence }, { to }) => call(correctPledge, { pledge_id, sequence, ...to }),
    ),
  }
}
