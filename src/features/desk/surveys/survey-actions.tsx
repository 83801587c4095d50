import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { AdminSurveyForm } from '../../../api/admin-surveys.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { createSurveyActions } from './survey-actions.store.ts'
import { surveysMessages } from './surveys.messages.ts'
import { stateKinds } from './surveys-list.tsx'

type Props = Readonly<{
  survey: AdminSurveyForm
  permissions: Permissions
  onChanged: (survey: AdminSurveyForm) => void
}>

/** The question to confirm each action. */
const questions = {
  open: ['openTitle', 'openText', 'openIt'],
  close: ['closeTitle', 'closeText', 'closeIt'],
  reopen: ['reopenTitle', 'reopenText', 'reopenIt'],
  remove: ['removeTitle', 'removeText', 'removeIt'],
} as const

type Act = keyof typeof questions

/** A survey's state, and the actions besides editing. */
export function SurveyActions({ survey, permissions, onChanged }: Props) {
  const { site } = useSurroundings()
  const { hrefTo, open } = useLinks()
  const say = useMessages(surveysMessages)
  const [asked, setAsked] = useState<Act>()
  const { survey_id: id, state, title, responses, publicYN } = survey
  const acts = useMemo(() => {
    const onDeleted = () => open(pathTo('admin', { rest: ['surveys'] }), { replace: true })
    return createSurveyActions(site, id, { onChanged, onDeleted })
  }, [site, id, onChanged, open])
  const isBusy = [useStore(acts.open.$state), useStore(acts.close.$state)].some(({ type }) => type === 'busy')
  const next = ({ draft: 'open', open: 'close', closed: 'reopen' } as const)[state]
  const about = ({ draft: 'isDraft', open: 'isOpen', closed: 'isClosed' } as const)[state]
  const [heading, text, action] = questions[asked ?? 'open']
  return (
    <>
      <div className="desk-head">
        <p className="desk-buttons">
          <Badge kind={stateKinds[state]}>{say(state)}</Badge> {say(about)}{' '}
          {responses > 0 && say('responseCount', { count: responses })}
        </p>
        <div className="desk-buttons">
          {state !== 'draft' && (
            <LinkButton href={hrefTo(publicYN ? 'public-survey' : 'survey', { id })}>{say('see')}</LinkButton>
          )}
          {responses > 0 && (
            <LinkButton href={hrefTo('admin', { rest: ['surveys', id, 'results'] })}>{say('results')}</LinkButton>
          )}
          {hasPermission(permissions, 'surveys.delete') && responses === 0 && (
            <Button onClick={() => setAsked('remove')}>{say('removeIt')}</Button>
          )}
          {hasPermission(permissions, 'surveys.edit') && (
            <Button variant={next === 'open' ? 'primary' : 'secondary'} busy={isBusy} onClick={() => setAsked(next)}>
              {say(questions[next][2])}
            </Button>
          )}
        </div>
      </div>
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
