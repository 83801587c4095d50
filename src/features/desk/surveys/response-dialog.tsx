import type { AdminSurveyForm, SurveyResponse } from '../../../api/admin-surveys.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { deskMessages } from '../desk.messages.ts'
import { answerTo } from './answer-words.ts'
import { surveysMessages } from './surveys.messages.ts'

type Props = Readonly<{
  survey: AdminSurveyForm
  response: SurveyResponse
  /** Who answered, or when. */
  title: string
  onClose: () => void
}>

/** All answers of one response. */
export function ResponseDialog({ survey, response, title, onClose }: Props) {
  const say = useMessages(surveysMessages)
  const sayDesk = useMessages(deskMessages)
  return (
    <Dialog open title={title} closeLabel={sayDesk('close')} onClose={onClose}>
      <DefinitionList
        items={survey.questions.map((question, index) => ({
          term: `${index + 1}. ${question.text}`,
          detail: <span className="desk-text">{answerTo(question, response, say) ?? sayDesk('noAnswer')}</span>,
        }))}
      />
    </Dialog>
  )
}
