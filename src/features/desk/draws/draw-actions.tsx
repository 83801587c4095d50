import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { AdminDrawForm } from '../../../api/admin-draws.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { formatDate } from '../../../lib/dates.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { createDrawActions } from './draw-actions.store.ts'
import { drawsMessages } from './draws.messages.ts'
import { stateKinds } from './draws-list.tsx'

type Props = Readonly<{
  draw: AdminDrawForm
  permissions: Permissions
  onChanged: (draw: AdminDrawForm) => void
}>

/** The question to confirm each action. */
const questions = {
  open: ['openTitle', 'openText', 'openIt'],
  close: ['closeTitle', 'closeText', 'closeIt'],
  reopen: ['reopenTitle', 'reopenText', 'reopenIt'],
  draw: ['drawTitle2', 'drawText', 'drawIt'],
  remove: ['removeTitle', 'removeText', 'remove'],
} as const

type Act = keyof typeof questions

/** A draw's state, and the actions besides editing. */
export function DrawActions({ draw, permissions, onChanged }: Props) {
  const { site, locale } = useSurroundings()
  const { hrefTo, open } = useLinks()
  const { time_zone } = useSettings()
  const say = useMessages(drawsMessages)
  const [asked, setAsked] = useState<Act>()
  const { draw_id, state, title, sold } = draw
  const acts = useMemo(() => {
    const onDeleted = () => open(pathTo('admin', { rest: ['draws'] }), { replace: true })
    return createDrawActions(site, draw_id, { onChanged, onDeleted })
  }, [site, draw_id, onChanged, open])
  const states = [useStore(acts.open.$state), useStore(acts.close.$state), useStore(acts.draw.$state)]
  const isBusy = states.some(({ type }) => type === 'busy')
  const canEdit = hasPermission(permissions, 'draws.edit')
  const next = ({ draft: 'open', open: 'close', closed: 'draw', drawn: undefined } as const)[state]
  const isEarly = state === 'closed' && !draw.drawableYN
  const about = ({ draft: 'isDraft', open: 'isOpen', closed: 'isClosed', drawn: 'isDrawn' } as const)[state]
  const [heading, text, action] = questions[asked ?? 'open']
  return (
    <>
      <div className="desk-head">
        <p className="desk-buttons">
          <Badge kind={stateKinds[state]}>{say(state)}</Badge> {say(about)}
        </p>
        <div className="desk-buttons">
          {state !== 'draft' && <LinkButton href={hrefTo('prize-draw', { id: draw_id })}>{say('see')}</LinkButton>}
          {sold > 0 && (
            <LinkButton href={hrefTo('admin', { rest: ['draws', draw_id, 'entries'] })}>
              {say('entriesLink')}
            </LinkButton>
          )}
          {hasPermission(permissions, 'draws.delete') && sold === 0 && (
            <Button onClick={() => setAsked('remove')}>{say('remove')}</Button>
          )}
          {canEdit && draw.reopenableYN && (
            <Button busy={isBusy} onClick={() => setAsked('reopen')}>
              {say('reopenIt')}
            </Button>
          )}
          {canEdit && next && !isEarly && (
            <Button variant="primary" busy={isBusy} onClick={() => setAsked(next)}>
              {say(questions[next][2])}
            </Button>
          )}
        </div>
      </div>
      {isEarly && (
        <p className="desk-muted">{say('tooEarly', { day: formatDate(draw.draws_at, locale, time_zone) })}</p>
      )}
      {state !== 'draft' && <p className="desk-muted">{say('fixed')}</p>}
      {Object.entries(acts).map(([name, command]) => (
        <CommandProblem key={name} command={command} />
      ))}
      <AlertDialog
        open={asked !== undefined}
        title={say(heading)}
        action={{
          label: say(action),
          run: () => {
            setAsked(undefined)
            if (asked) void acts[asked === 'reopen' ? 'open' : asked].run()
          },
        }}
        cancel={{ label: say('cancel'), run: () => setAsked(undefined) }}
      >
        <p>{say(text, { title })}</p>
      </AlertDialog>
    </>
  )
}
