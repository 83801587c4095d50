import { useMemo } from 'react'
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

/** Says that the answers have arrived, in the organiser's words once they are read. */
export function SurveyThanks({ id }: Readonly<{ id: string | null }>) {
  useStyles(css)
  const { hrefTo } = useLinks()
  const say = useMessages(surveyMessages)
  return (
    <Result
      kind="success"
      title={say('thanks')}
      action={
        <div className="survey-ways">
          <LinkButton variant="primary" href={hrefTo('home')}>
            {say('home')}
          </LinkButton>
          <Others />
        </div>
      }
    >
      <p>{say('thanksText')}</p>
      {id && <Words id={id} />}
    </Result>
  )
}

/** Without an open survey, the address of the list may lead nowhere. */
function Others() {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(surveyMessages)
  const read = useMemo(() => readSurveys(site), [site])
  const { state } = useResource(read)
  if (state.type === 'ready' && !state.value.length) return null
  return <LinkButton href={hrefTo('surveys')}>{say('all')}</LinkButton>
}

/** A failure to read them takes nothing from what is said above. */
function Words({ id }: Readonly<{ id: string }>) {
  const { site } = useSurroundings()
  const read = useMemo(() => readSurvey(site, id), [site, id])
  const { state } = useResource(read)
  return state.type === 'ready' ? <OrganiserText html={state.value.thank_you} /> : null
}
