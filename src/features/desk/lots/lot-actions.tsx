import { useMemo } from 'react'
import type { AdminLotForm } from '../../../api/admin-lots.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { RecordActions } from '../record-actions.tsx'
import { LotBadge } from './lot-badge.tsx'
import { createLotActions } from './lot-editor.store.ts'
import { lotsMessages } from './lots.messages.ts'

type Props = Readonly<{ lot: AdminLotForm; permissions: Permissions; onChanged: (lot: AdminLotForm) => void }>

/** The actions on a lot besides editing. */
export function LotActions({ lot, permissions, onChanged }: Props) {
  const { site } = useSurroundings()
  const { hrefTo, open } = useLinks()
  const say = useMessages(lotsMessages)
  const { auction_item_id, publishedYN, terms_fixedYN, title } = lot
  const acts = useMemo(() => {
    const onDeleted = () => open(pathTo('admin', { rest: ['lots'] }), { replace: true })
    return createLotActions(site, auction_item_id, { onChanged, onDeleted })
  }, [site, auction_item_id, onChanged, open])
  return (
    <>
      <RecordActions
        state={
          <>
            <LotBadge lot={lot} /> {publishedYN ? say('published') : say('isDraft')}
          </>
        }
        links={
          publishedYN && <LinkButton href={hrefTo('auction-item', { id: auction_item_id })}>{say('see')}</LinkButton>
        }
        acts={[
          hasPermission(permissions, 'auction.delete') &&
            !terms_fixedYN && {
              key: 'remove',
              label: say('remove'),
              run: () => void acts.remove.run(),
              question: { title: say('removeTitle'), text: say('removeText', { title }) },
            },
          hasPermission(permissions, 'auction.edit') &&
            !(publishedYN && terms_fixedYN) && {
              key: 'publish',
              label: publishedYN ? say('unpublish') : say('publish'),
              command: acts.publish,
              run: () => void acts.publish.run(publishedYN ? 'no' : 'yes'),
            },
        ]}
        commands={acts}
        keep={say('keep')}
      />
      {terms_fixedYN && <p className="desk-muted">{say('fixed')}</p>}
    </>
  )
}
