import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { AdminDrawForm } from '../../../api/admin-draws.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { createWinnerActions } from './draw-actions.store.ts'
import { drawsMessages } from './draws.messages.ts'
import { RedrawDialog } from './redraw-dialog.tsx'

type Props = Readonly<{
  draw: AdminDrawForm
  permissions: Permissions
  onChanged: (draw: AdminDrawForm) => void
}>

/** The prize to draw again, and what was known then. */
type Asked = Readonly<{
  prize: number
  number: number
  title: string
  happenings: number
  /** Who has had a mail about winning it. */
  mailed: string | undefined
}>

/** The winners: mails them, or draws a prize again for a reason. */
export function DrawWinners({ draw, permissions, onChanged }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(drawsMessages)
  const [asked, setAsked] = useState<Asked>()
  const [isMailAsked, setMailAsked] = useState(false)
  const { draw_id, prizes, happenings } = draw
  const { mail, redraw } = useMemo(() => createWinnerActions(site, draw_id, onChanged), [site, draw_id, onChanged])
  const isMailing = useStore(mail.$state).type === 'busy'
  const canEdit = hasPermission(permissions, 'draws.edit')
  const entitled = prizes.flatMap(({ winner }) => (winner && !winner.refundedYN ? [winner] : []))
  const isMailed = entitled.every(({ mailedYN }) => mailedYN)

  return (
    <Card
      title={say('winners')}
      aside={
        canEdit && !isMailed ? (
          <Button busy={isMailing} onClick={() => setMailAsked(true)}>
            {say('mail')}
          </Button>
        ) : (
          <span className="desk-muted">{isMailed && entitled.length > 0 && say('mailed')}</span>
        )
      }
    >
      <CommandProblem command={mail} />
      <ol className="draws-winners">
        {prizes.map(({ title, winner }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a prize is identified by its position
          <li key={index}>
            <div>
              <strong>{title}</strong> {winner?.refundedYN && <Badge kind="warning">{say('refunded')}</Badge>}
              <p>
                {winner
                  ? say('wonBy', { number: String(winner.number), name: winner.name, email: winner.email })
                  : say('nobody')}
              </p>
              {winner && (
                <p className="desk-muted">
                  {say(winner.name_shownYN ? 'shown' : 'notShown')} {winner.mailedYN && say('hasMail')}
                </p>
              )}
              {winner?.refundedYN && <p>{say('refundedWinner')}</p>}
            </div>
            {canEdit && winner && (
              <Button
                variant="quiet"
                label={say('redrawPrize', { place: String(index + 1) })}
                onClick={() => {
                  const mailed = winner.mailedYN ? winner.name : undefined
                  setAsked({ prize: index + 1, number: winner.number, title, happenings, mailed })
                }}
              >
                {say('redraw')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <AlertDialog
        open={isMailAsked}
        title={say('mailTitle')}
        action={{
          label: say('mail'),
          run: () => {
            setMailAsked(false)
            void mail.run()
          },
        }}
        cancel={{ label: say('cancel'), run: () => setMailAsked(false) }}
      >
        <p>{say('mailText')}</p>
      </AlertDialog>
      {asked && (
        <RedrawDialog
          about={`${draw_id} ${asked.prize} ${asked.number}`}
          text={say('redrawText', { number: String(asked.number), title: asked.title })}
          mailed={asked.mailed}
          onReason={reason => redraw({ prize: asked.prize, reason, happenings: asked.happenings })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
