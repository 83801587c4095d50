import { type ReactNode, useMemo } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Result } from '../../ui/result.tsx'
import { useStyles } from '../../ui/styles.ts'
import { OrganiserText } from './organiser-text.tsx'
import css from './surveys.css?inline'
import { surveyMessages } from './surveys.messages.ts'
import { readSurvey, readSurveys } from './surveys.store.ts'

type Props = Readonly<{
  /** The survey that was answered, from the address. */
  id: string | null
  /** Shown if the address names none, and the event has none. */
  otherwise: ReactNode
}>

/** Says that the answers have arrived, in the organiser's words once they are read. */
export function SurveyThanks({ id, otherwise }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(surveyMessages)
  const open = useMemo(() => readSurveys(site), [site])
  const { state } = useResource(open)
  const isNoneOpen = state.type === 'ready' && !state.value.length
  if (isNoneOpen && !id) return otherwise
  return (
    <Result
      kind="success"
      title={say('thanks')}
      action={
        <div className="survey-ways">
          <LinkButton variant="primary" href={hrefTo('home')}>
            {say('home')}
          </LinkButton>
          {/* Without an open survey, the address of the list may lead nowhere. */}
          {!isNoneOpen && <LinkButton href={hrefTo('surveys')}>{say('all')}</LinkButton>}
        </div>
      }
    >
      <p>{say('thanksText')}</p>
      {id && <Words id={id} />}
    </Result>
  )
}

/** A failure to read them takes nothing from what is said above. */
function Words({ id }: Readonly<{ id: string }>) {
  const { site } = useSurroundings()
  const read = useMemo(() => readSurvey(site, id), [site, id])
  const { state } = useResource(read)
  return state.type === 'ready' ? <OrganiserText html={state.value.thank_you} /> : null
}
