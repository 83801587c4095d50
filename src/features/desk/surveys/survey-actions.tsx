import { useMemo } from 'react'
import type { AdminSurveyForm } from '../../../api/admin-surveys.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { RecordActions } from '../record-actions.tsx'
import { createSurveyActions } from './survey-actions.store.ts'
import { surveysMessages } from './surveys.messages.ts'
import { stateKinds } from './surveys-list.tsx'

type Props = Readonly<{
  survey: AdminSurveyForm
  permissions: Permissions
  /** Does the form hold something that is not saved? */
  isUnsaved: boolean
  onChanged: (survey: AdminSurveyForm) => void
  /** Gets the message for an end that has passed. */
  onPastEnd: (text: string) => void
}>

/** The question to confirm each action. */
const questions = {
  open: ['openTitle', 'openText', 'openIt'],
  close: ['closeTitle', 'closeText', 'closeIt'],
  reopen: ['reopenTitle', 'reopenText', 'reopenIt'],
} as const

/** A survey's state, and the actions besides editing. */
export function SurveyActions({ survey, permissions, isUnsaved, onChanged, onPastEnd }: Props) {
  const { site } = useSurroundings()
  const { hrefTo, open } = useLinks()
  const say = useMessages(surveysMessages)
  const { survey_id: id, state, title, responses, publicYN } = survey
  const acts = useMemo(() => {
    const onDeleted = () => open(pathTo('admin', { rest: ['surveys'] }), { replace: true })
    return createSurveyActions(site, id, { onChanged, onDeleted, onPastEnd })
  }, [site, id, onChanged, onPastEnd, open])
  const next = ({ draft: 'open', open: 'close', closed: 'reopen' } as const)[state]
  const about = ({ draft: 'isDraft', open: 'isOpen', closed: 'isClosed' } as const)[state]
  const command = acts[next === 'reopen' ? 'open' : next]
  const [heading, text, label] = questions[next]
  return (
    <RecordActions
      state={
        <>
          <Badge kind={stateKinds[state]}>{say(state)}</Badge> {say(about)}{' '}
          {responses > 0 && say('responseCount', { count: responses })}
        </>
      }
      links={
        <>
          {state !== 'draft' && (
            <LinkButton href={hrefTo(publicYN ? 'public-survey' : 'survey', { id })}>{say('see')}</LinkButton>
          )}
          {responses > 0 && (
            <LinkButton href={hrefTo('admin', { rest: ['surveys', id, 'results'] })}>{say('results')}</LinkButton>
          )}
        </>
      }
      acts={[
        hasPermission(permissions, 'surveys.delete') &&
          responses === 0 && {
            key: 'remove',
            label: say('removeIt'),
            run: () => void acts.remove.run(),
            question: { title: say('removeTitle'), text: say('removeText', { title }) },
          },
        hasPermission(permissions, 'surveys.edit') && {
          key: next,
          label: say(label),
          isPrimary: next === 'open',
          command,
          run: () => void command.run(),
          question: { title: say(heading), text: say(text, { title }) },
          isShown: next !== 'close',
        },
      ]}
      commands={acts}
      isUnsaved={isUnsaved}
    />
  )
}
