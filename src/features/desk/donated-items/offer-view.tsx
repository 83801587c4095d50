import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { AdminDonatedItem } from '../../../api/admin-donated-items.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { RoomPage } from '../room-page.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { Decisions } from './decisions.tsx'
import css from './donated-items.css?inline'
import { offersMessages } from './donated-items.messages.ts'
import { NotesForm } from './notes-form.tsx'
import { readOffer } from './offer.store.ts'
import { OfferFacts } from './offer-facts.tsx'
import { offersRoom } from './offers.store.ts'

type Props = Readonly<{ id: string }> & Pick<RoomProps, 'permissions'>

/** One offer with its pictures, how to reach the giver, and what is decided on it. */
export function OfferView({ id, permissions }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(offersMessages)
  const read = useMemo(() => readOffer(site, id), [site, id])
  return (
    <ResourceFrame
      {...useExplained(read)}
      skeleton={<Frame title={say('title')}>{tableWaiting}</Frame>}
      Problem={NoticeProblem}
    >
      {offer => <Offer first={offer} permissions={permissions} />}
    </ResourceFrame>
  )
}

function Offer({ first, permissions }: Readonly<{ first: AdminDonatedItem }> & Pick<RoomProps, 'permissions'>) {
  const { site } = useSurroundings()
  const say = useMessages(offersMessages)
  const { open: go } = useLinks()
  const { table } = useUserSlice(offersRoom)
  const [offer, setOffer] = useState(first)
  const newest = useRef(first)
  const open = useMemo(
    () => ({
      latest: () => newest.current,
      onChanged(changed: AdminDonatedItem) {
        newest.current = changed
        setOffer(changed)
        void table.page.refresh()
      },
      onDeleted() {
        void table.page.refresh()
        go(pathTo('admin', { rest: ['donated-items'] }), { replace: true })
      },
    }),
    [table, go],
  )
  const canEdit = hasPermission(permissions, 'donated-items.edit')
  return (
    <Frame title={offer.title}>
      <Decisions
        offer={offer}
        open={open}
        canEdit={canEdit}
        canDelete={hasPermission(permissions, 'donated-items.delete')}
        canAddLots={hasPermission(permissions, 'auction.add')}
        canSeeLots={hasPermission(permissions, 'auction.viewlist')}
      />
      {offer.pictures.length > 0 && (
        <ul className="offers-pictures">
          {offer.pictures.map((address, index) => (
            <li key={address}>
              <a href={completeUrl(address, site.host)?.href} target="_blank" rel="noopener">
                <img src={completeUrl(address, site.host)?.href} alt={say('picture', { number: index + 1 })} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <OfferFacts offer={offer} />
      {canEdit ? <NotesForm open={open} /> : offer.notes && <p className="desk-text">{offer.notes}</p>}
    </Frame>
  )
}

function Frame({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  useStyles(css)
  const say = useMessages(offersMessages)
  return (
    <RoomPage title={title} back={{ to: ['donated-items'], label: say('back') }}>
      {children}
    </RoomPage>
  )
}
