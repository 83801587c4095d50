import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { AdminLotForm } from '../../../api/admin-lots.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { LotBadge } from './lot-badge.tsx'
import { createLotActions } from './lot-editor.store.ts'
import { lotsMessages } from './lots.messages.ts'

type Props = Readonly<{ lot: AdminLotForm; permissions: Permissions; onChanged: (lot: AdminLotForm) => void }>

/** The actions on a lot besides editing. */
export function LotActions({ lot, permissions, onChanged }: Props) {
  const { site } = useSurroundings()
  const { hrefTo, open } = useLinks()
  const say = useMessages(lotsMessages)
  const [isAsked, setAsked] = useState(false)
  const { auction_item_id, publishedYN, terms_fixedYN, title } = lot
  const { publish, remove } = useMemo(() => {
    const onDeleted = () => open(pathTo('admin', { rest: ['lots'] }), { replace: true })
    return createLotActions(site, auction_item_id, { onChanged, onDeleted })
  }, [site, auction_item_id, onChanged, open])
  const isBusy = useStore(publish.$state).type === 'busy'
  return (
    <>
      <div className="desk-head">
        <p className="desk-buttons">
          <LotBadge lot={lot} /> {publishedYN ? say('published') : say('isDraft')}
        </p>
        <div className="desk-buttons">
          {publishedYN && <LinkButton href={hrefTo('auction-item', { id: auction_item_id })}>{say('see')}</LinkButton>}
          {hasPermission(permissions, 'auction.delete') && !terms_fixedYN && (
            <Button onClick={() => setAsked(true)}>{say('remove')}</Button>
          )}
          {hasPermission(permissions, 'auction.edit') && !(publishedYN && terms_fixedYN) && (
            <Button busy={isBusy} onClick={() => void publish.run(publishedYN ? 'no' : 'yes')}>
              {publishedYN ? say('unpublish') : say('publish')}
            </Button>
          )}
        </div>
      </div>
      <CommandProblem command={publish} />
      <CommandProblem command={remove} />
      {terms_fixedYN && <p className="desk-muted">{say('fixed')}</p>}
      <AlertDialog
        open={isAsked}
        title={say('removeTitle')}
        action={{
          label: say('remove'),
          run: () => {
            setAsked(false)
            void remove.run()
          },
        }}
        cancel={{ label: say('keep'), run: () => setAsked(false) }}
      >
        <p>{say('removeText', { title })}</p>
      </AlertDialog>
    </>
  )
}
