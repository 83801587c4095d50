import { type DeskPledge, hidePledge, mailPledgeLink, receivePledge, undoPledge } from '../../../api/admin-pledges.ts'
import type { PaidBy } from '../../../api/paid-by.ts'
import { createCommand } from '../../../store/command.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { reread, type Table } from '../table.store.ts'

/** The desk's actions on a pledge. @param pledgesOf the table of an item's pledges */
export function createPledgeActions(site: Site, pledgesOf: (itemId: string) => Table<DeskPledge>) {
  const call = userCall(site)
  const act = (work: (pledge: DeskPledge) => Promise<unknown>) =>
    createCommand<DeskPledge>(site.environment, pledge => reread(pledgesOf(pledge.pledge_item_id), () => work(pledge)))
  return {
    hide: act(({ pledge_id, hiddenYN }) => call(hidePledge, { pledge_id, hiddenYN: hiddenYN ? 'no' : 'yes' })),
    undo: act(({ pledge_id, undone_at }) => call(undoPledge, { pledge_id, undoneYN: undone_at ? 'no' : 'yes' })),
    link: act(({ pledge_id }) => call(mailPledgeLink, { pledge_id })),
    receive: ({ pledge_id, pledge_item_id, paid_by: before }: DeskPledge, paid_by: PaidBy | null) =>
      reread(pledgesOf(pledge_item_id), () =>
        call(receivePledge, { pledge_id, paid_by, paid_by_before: before ?? null }),
      ),
  }
}
