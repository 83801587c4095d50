import { useMemo } from 'react'
import type { AdminDrawForm } from '../../../api/admin-draws.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { formatDate } from '../../../lib/dates.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { RecordActions } from '../record-actions.tsx'
import { createDrawActions } from './draw-actions.store.ts'
import { drawsMessages } from './draws.messages.ts'
import { stateKinds } from './draws-list.tsx'

type Props = Readonly<{
  draw: AdminDrawForm
  permissions: Permissions
  /** Does the form hold something that is not saved? */
  isUnsaved: boolean
  onChanged: (draw: AdminDrawForm) => void
}>

/** The question to confirm each action. */
const questions = {
  open: ['openTitle', 'openText', 'openIt'],
  close: ['closeTitle', 'closeText', 'closeIt'],
  draw: ['drawTitle2', 'drawText', 'drawIt'],
} as const

/** A draw's state, and the actions besides editing. */
export function DrawActions({ draw, permissions, isUnsaved, onChanged }: Props) {
  const { site, locale } = useSurroundings()
  const { hrefTo, open } = useLinks()
  const { time_zone } = useSettings()
  const say = useMessages(drawsMessages)
  const { draw_id, state, title, sold } = draw
  const acts = useMemo(() => {
    const onDeleted = () => open(pathTo('admin', { rest: ['draws'] }), { replace: true })
    return createDrawActions(site, draw_id, { onChanged, onDeleted })
  }, [site, draw_id, onChanged, open])
  const canEdit = hasPermission(permissions, 'draws.edit')
  const next = ({ draft: 'open', open: 'close', closed: 'draw', drawn: undefined } as const)[state]
  const isEarly = state === 'closed' && !draw.drawableYN
  const about = ({ draft: 'isDraft', open: 'isOpen', closed: 'isClosed', drawn: 'isDrawn' } as const)[state]
  return (
    <>
      <RecordActions
        state={
          <>
            <Badge kind={stateKinds[state]}>{say(state)}</Badge> {say(about)}
          </>
        }
        links={
          <>
            {state !== 'draft' && <LinkButton href={hrefTo('prize-draw', { id: draw_id })}>{say('see')}</LinkButton>}
            {sold > 0 && (
              <LinkButton href={hrefTo('admin', { rest: ['draws', draw_id, 'entries'] })}>
                {say('entriesLink')}
              </LinkButton>
            )}
          </>
        }
        acts={[
          hasPermission(permissions, 'draws.delete') &&
            sold === 0 && {
              key: 'remove',
              label: say('remove'),
              run: () => void acts.remove.run(),
              question: { title: say('removeTitle'), text: say('removeText', { title }) },
            },
          canEdit &&
            draw.reopenableYN && {
              key: 'reopen',
              label: say('reopenIt'),
              command: acts.open,
              run: () => void acts.open.run(),
              question: { title: say('reopenTitle'), text: say('reopenText', { title }) },
              isShown: true,
            },
          canEdit &&
            next &&
            !isEarly && {
              key: next,
              label: say(questions[next][2]),
              isPrimary: true,
              command: acts[next],
              run: () => void acts[next].run(),
              question: { title: say(questions[next][0]), text: say(questions[next][1], { title }) },
              isShown: next === 'open',
            },
        ]}
        commands={acts}
        isUnsaved={isUnsaved}
      />
      {isEarly && (
        <p className="desk-muted">{say('tooEarly', { day: formatDate(draw.draws_at, locale, time_zone) })}</p>
      )}
      {state !== 'draft' && <p className="desk-muted">{say('fixed')}</p>}
    </>
  )
}
