import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { surveyLimits } from '../../../lib/survey-questions.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { plusIcon, trashIcon } from '../../../ui/icons.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Mistake } from '../row-mistakes.ts'
import { choiceField, newChoice, type TypedQuestion } from './questions.ts'
import { surveysMessages } from './surveys.messages.ts'

type Props = Readonly<{
  question: TypedQuestion
  place: number
  errors: readonly Mistake[]
  isLocked: boolean
  onChange: (part: Partial<TypedQuestion>) => void
}>

/** The choices of a question. */
export function ChoicesField({ question: { choices, hasOther }, place, errors, isLocked, onChange }: Props) {
  const say = useMessages(surveysMessages)
  const list = useRef<HTMLOListElement>(null)
  /** The choice that gets the focus once the list has changed. */
  const goal = useRef<number>(undefined)
  useLayoutEffect(() => {
    const index = goal.current
    goal.current = undefined
    if (index !== undefined) list.current?.children[index]?.querySelector('input')?.focus()
  })
  const follow = (index: number, choices: TypedQuestion['choices']) => {
    goal.current = index
    onChange({ choices })
  }
  return (
    <>
      <ol className="surveys-choices" ref={list}>
        {choices.map((choice, index) => {
          const number = String(index + 1)
          const field = choiceField(place, index + 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is identified by its position
            <li key={index}>
              <TextField
                name={field}
                label={say('choice', { number })}
                value={choice.text}
                error={errors.find(one => one.field === field)?.text}
                maxLength={150}
                onInput={text =>
                  onChange({ choices: choices.map((one, at) => (at === index ? { ...one, text } : one)) })
                }
              />
              {!isLocked && choices.length > surveyLimits.leastChoices && (
                <Button
                  variant="quiet"
                  label={say('removeChoice', { number, place: String(place) })}
                  onClick={() =>
                    follow(
                      Math.max(0, index - 1),
                      choices.filter((_, at) => at !== index),
                    )
                  }
                >
                  <Icon path={trashIcon} />
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {!isLocked && choices.length < surveyLimits.choices && (
        <div>
          <Button onClick={() => follow(choices.length, [...choices, newChoice()])}>
            <Icon path={plusIcon} size={18} />
            {say('addChoice')}
          </Button>
        </div>
      )}
      <Checkbox
        name={`other-${place}`}
        label={say('hasOther')}
        checked={hasOther}
        disabled={isLocked}
        onChoose={hasOther => onChange({ hasOther })}
      />
    </>
  )
}
