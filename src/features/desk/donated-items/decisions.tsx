import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { AdminDonatedItem } from '../../../api/admin-donated-items.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CommandProblem } from '../command-problem.tsx'
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

/** The question to confirm each action. */
const questions = {
  yes: ['acceptLotTitle', 'acceptLotText', 'acceptLot'],
  no: ['acceptTitle', 'acceptText', 'accept'],
  remove: ['removeTitle', 'removeText', 'remove'],
} as const

/** What is decided on an offer, and the buttons that decide. */
export function Decisions({ offer, open, canEdit, canDelete, canAddLots, canSeeLots }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(offersMessages)
  const decisions = useMemo(() => createDecisions(site, open), [site, open])
  const { accept, remove, $declining } = decisions
  const [asked, setAsked] = useState<keyof typeof questions>()
  const states = [useStore(accept.$state), useStore(remove.$state)]
  const isBusy = states.some(({ type }) => type === 'busy')
  const isDeclining = useStore($declining)
  const { state, title, email, auction_item_id: lot } = offer
  const [heading, text, action] = questions[asked ?? 'no']
  const mailed = email && asked !== 'remove' && state !== 'accepted' ? say('thanksMailed', { email }) : ''
  return (
    <>
      <div className="desk-head">
        <p className="desk-buttons" role="status">
          <Badge kind={stateKinds[state]}>{say(state)}</Badge> {say(lot ? 'hasLot' : `${state}Text`)}
        </p>
        <div className="desk-buttons">
          {lot && canSeeLots && <LinkButton href={hrefTo('admin', { rest: ['lots', lot] })}>{say('toLot')}</LinkButton>}
          {canDelete && (
            <Button busy={isBusy} onClick={() => setAsked('remove')}>
              {say('remove')}
            </Button>
          )}
          {canEdit && !lot && state !== 'declined' && (
            <Button onClick={() => $declining.set(true)}>{say('decline')}</Button>
          )}
          {canEdit && state !== 'accepted' && (
            <Button busy={isBusy} onClick={() => setAsked('no')}>
              {say('accept')}
            </Button>
          )}
          {canEdit && canAddLots && !lot && (
            <Button variant="primary" busy={isBusy} onClick={() => setAsked('yes')}>
              {say(state === 'accepted' ? 'makeLot' : 'acceptLot')}
            </Button>
          )}
        </div>
      </div>
      <CommandProblem command={accept} />
      <CommandProblem command={remove} />
      {isDeclining && <DeclineDialog offer={offer} decisions={decisions} />}
      <AlertDialog
        open={asked !== undefined}
        title={say(heading, { title })}
        action={{
          label: say(action),
          run: () => {
            setAsked(undefined)
            if (asked === 'remove') void remove.run()
            else if (asked) void accept.run(asked)
          },
        }}
        cancel={{ label: say('cancel'), run: () => setAsked(undefined) }}
      >
        <p>{[say(text), mailed].filter(Boolean).join(' ')}</p>
      </AlertDialog>
    </>
  )
}
