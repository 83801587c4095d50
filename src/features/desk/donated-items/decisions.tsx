import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { AdminDonatedItem } from '../../../api/admin-donated-items.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { RecordActions } from '../record-actions.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { offersMessages } from './donated-items.messages.ts'
import { createDecisions } from './offer.store.ts'
import { stateKinds } from './offers-list.tsx'

type Props = Readonly<{
  offer: AdminDonatedItem
  open: Parameters<typeof createDecisions>[1]
  canEdit: boolean
  canDelete: boolean
  canAddLots: boolean
  canSeeLots: boolean
}>

/** What is decided on an offer, and the buttons that decide. */
export function Decisions({ offer, open, canEdit, canDelete, canAddLots, canSeeLots }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(offersMessages)
  const decisions = useMemo(() => createDecisions(site, open), [site, open])
  const { accept, remove, $declining } = decisions
  const isDeclining = useStore($declining)
  const { state, title, email, thankedYN, auction_item_id: lot } = offer
  const mailed = email && !thankedYN ? say('thanksMailed', { email }) : ''
  const asked = (heading: 'acceptTitle' | 'acceptLotTitle', text: 'acceptText' | 'acceptLotText') => ({
    title: say(heading, { title }),
    text: [say(text), mailed].filter(Boolean).join(' '),
  })
  return (
    <>
      <RecordActions
        state={
          <>
            <Badge kind={stateKinds[state]}>{say(state)}</Badge> {say(lot ? 'hasLot' : `${state}Text`)}
          </>
        }
        links={
          lot && canSeeLots && <LinkButton href={hrefTo('admin', { rest: ['lots', lot] })}>{say('toLot')}</LinkButton>
        }
        acts={[
          canDelete && {
            key: 'remove',
            label: say('remove'),
            command: remove,
            run: () => void remove.run(),
            question: { title: say('removeTitle', { title }), text: say('removeText') },
          },
          canEdit &&
            !lot &&
            state !== 'declined' && { key: 'decline', label: say('decline'), run: () => $declining.set(true) },
          canEdit &&
            state !== 'accepted' && {
              key: 'accept',
              label: say('accept'),
              command: accept,
              run: () => void accept.run('no'),
              question: asked('acceptTitle', 'acceptText'),
            },
          canEdit &&
            canAddLots &&
            !lot && {
              key: 'accept-lot',
              label: say(state === 'accepted' ? 'makeLot' : 'acceptLot'),
              isPrimary: true,
              command: accept,
              run: () => void accept.run('yes'),
              question: asked('acceptLotTitle', 'acceptLotText'),
            },
        ]}
        commands={{ accept, remove }}
      />
      {isDeclining && <DeclineDialog offer={offer} decisions={decisions} />}
    </>
  )
}
