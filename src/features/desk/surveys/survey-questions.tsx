import type { AdminSurveyForm } from '../../../api/admin-surveys.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { surveysMessages } from './surveys.messages.ts'

/** The questions, for organisers who may look but not edit. */
export function SurveyQuestions({ questions }: Pick<AdminSurveyForm, 'questions'>) {
  const say = useMessages(surveysMessages)
  return (
    <Card title={say('questions')}>
      <DefinitionList
        items={questions.map(({ text, help, kind, requiredYN, otherYN, choices }, index) => ({
          term: `${index + 1}. ${text}`,
          detail: (
            <>
              {help && <p className="desk-text">{help}</p>}
              {[say(kind), requiredYN && say('required')].filter(Boolean).join(', ')}
              {choices.length > 0 && (
                <ul>
                  {choices.map(({ choice_id, text }) => (
                    <li key={choice_id}>{text}</li>
                  ))}
                  {otherYN && <li>{say('other')}</li>}
                </ul>
              )}
            </>
          ),
        }))}
      />
    </Card>
  )
}
