import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { surveyLimits } from '../../../lib/survey-questions.ts'
import { announce } from '../../../ui/announcer.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { plusIcon } from '../../../ui/icons.ts'
import type { Mistake } from '../row-mistakes.ts'
import { QuestionField } from './question-field.tsx'
import { copyOf, moved, newQuestion, type TypedQuestion } from './questions.ts'
import { surveysMessages } from './surveys.messages.ts'

type Props = Readonly<{
  questions: readonly TypedQuestion[]
  error: string | undefined
  /** Mistakes, by the name of the field. */
  errors: readonly Mistake[]
  /** Once somebody has answered, only wording and order can change. */
  isLocked: boolean
  onChange: (change: (questions: readonly TypedQuestion[]) => readonly TypedQuestion[]) => void
}>

/** What gets the focus once the list has changed: a part of the question at this index. */
type Goal = Readonly<{ index: number; part: string }>

/** The questions in their order. */
export function QuestionsField({ questions, error, errors, isLocked, onChange }: Props) {
  const say = useMessages(surveysMessages)
  const list = useRef<HTMLOListElement>(null)
  const goal = useRef<Goal>(undefined)
  const all = questions.length

  useLayoutEffect(() => {
    const { index, part } = goal.current ?? {}
    goal.current = undefined
    if (index !== undefined) list.current?.children[index]?.querySelector<HTMLElement>(`${part}`)?.focus()
  })

  const follow = (index: number, part: string, change: Parameters<typeof onChange>[0]) => {
    goal.current = { index, part }
    onChange(change)
  }
  const text = 'input[type="text"], input:not([type])'

  function move(from: number, by: 1 | -1): void {
    follow(from + by, `[data-move="${by}"] button`, known => moved(known, from, by))
    announce(say('placed', { place: String(from + by + 1), all: String(all) }))
  }

  return (
    <>
      {error && (
        <p role="alert" className="surveys-error">
          {error}
        </p>
      )}
      <ol className="surveys-questions" ref={list}>
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is identified by its position
          <li key={index}>
            <QuestionField
              question={question}
              place={index + 1}
              all={all}
              errors={errors}
              isLocked={isLocked}
              onChange={part => onChange(known => known.map((one, at) => (at === index ? { ...one, ...part } : one)))}
              onMove={by => move(index, by)}
              onDuplicate={() =>
                follow(index + 1, text, known =>
                  known.flatMap((one, at) => (at === index ? [one, copyOf(one)] : [one])),
                )
              }
              onRemove={() => follow(Math.max(0, index - 1), text, known => known.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
      {!isLocked && all < surveyLimits.questions && (
        <div>
          <Button onClick={() => follow(all, text, known => [...known, newQuestion()])}>
            <Icon path={plusIcon} size={18} />
            {say('addQuestion')}
          </Button>
        </div>
      )}
    </>
  )
}
