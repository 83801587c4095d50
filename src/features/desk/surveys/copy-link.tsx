import { useState } from 'react'
import type { AdminSurveyForm } from '../../../api/admin-surveys.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { Button } from '../../../ui/button.tsx'
import { surveysMessages } from './surveys.messages.ts'

/** The address of a survey, to send to guests. */
export function CopyLink({ survey }: Readonly<{ survey: AdminSurveyForm }>) {
  const { microsite_url } = useSettings()
  const say = useMessages(surveysMessages)
  const [outcome, setOutcome] = useState<'copied' | 'byHand'>()
  const id = survey.survey_id
  const url = microsite_url.replace(/\/$/, '') + pathTo(survey.publicYN ? 'public-survey' : 'survey', { id })

  function copy(): void {
    const done = (outcome: 'copied' | 'byHand') => () => setOutcome(outcome)
    navigator.clipboard?.writeText(url).then(done('copied'), done('byHand')) ?? setOutcome('byHand')
  }

  return (
    <div className="surveys-link">
      <span className="desk-muted">{say('link')}</span>
      <code>{url}</code>
      <Button onClick={copy}>{say('copy')}</Button>
      <span role="status" className="desk-muted">
        {outcome && say(outcome)}
      </span>
    </div>
  )
}
