import type { AdminSurveyForm } from '../../../api/admin-surveys.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Card } from '../../../ui/card.tsx'
import { type Definition, DefinitionList } from '../../../ui/definition-list.tsx'
import { formatTime } from '../format-time.ts'
import { useDeviceZone } from '../use-device-zone.ts'
import { surveysMessages } from './surveys.messages.ts'

type Props = Readonly<{
  survey: Pick<AdminSurveyForm, 'introduction' | 'thank_you' | 'publicYN' | 'anonymousYN' | 'closes_at'>
}>

/** What a survey says besides its questions, and its settings, for organisers who may look but not edit. */
export function SurveyFacts({ survey }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(surveysMessages)
  const zone = useDeviceZone()
  const { publicYN, anonymousYN, closes_at: end } = survey
  const texts = (['introduction', 'thank_you'] as const).flatMap((name): Definition[] =>
    survey[name] ? [{ term: say(name), detail: <p className="desk-text">{survey[name]}</p> }] : [],
  )
  const closing = end && { term: say('closes_at'), detail: `${formatTime(end, locale)}. ${zone}` }
  return (
    <>
      {texts.length > 0 && (
        <Card title={say('what')}>
          <DefinitionList items={texts} />
        </Card>
      )}
      <Card title={say('settings')}>
        <DefinitionList
          items={[
            { term: say('publicYN'), detail: say(publicYN ? 'yes' : 'no') },
            { term: say('anonymousYN'), detail: say(anonymousYN ? 'yes' : 'no') },
            ...(closing ? [closing] : []),
          ]}
        />
      </Card>
    </>
  )
}
