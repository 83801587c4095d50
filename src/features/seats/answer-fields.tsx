import type { TicketAddOn } from '../../api/tickets.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { fieldMessages } from '../../lib/fields.messages.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { seatsMessages } from './seats.messages.ts'

type Props = Readonly<{
  addOns: readonly TicketAddOn[]
  answerOf: (addOnId: string) => string
  onAnswer: (addOnId: string, answer: string) => void
  errorOf?: (addOnId: string) => string | undefined
  /** The name of a question's field. Unique within the block. */
  nameOf: (addOnId: string) => string
}>

/** The questions to a guest, such as their meal. Choices with a price are bought with the ticket. */
export function AnswerFields({ addOns, answerOf, onAnswer, errorOf, nameOf }: Props) {
  const say = useMessages(seatsMessages)
  const sayField = useMessages(fieldMessages)
  return addOns.map(({ add_on_id: id, title, help, requiredYN, free_textYN, choices }) => {
    const field = {
      name: nameOf(id),
      label: title,
      value: answerOf(id),
      onInput: (answer: string) => onAnswer(id, answer),
      help,
      error: errorOf?.(id),
      ...(!requiredYN && { optional: sayField('optional') }),
    }
    return free_textYN ? (
      <TextField key={id} {...field} maxLength={500} />
    ) : (
      <SelectField
        key={id}
        {...field}
        placeholder={say('choose')}
        options={choices.map(({ add_on_choice_id: value, title: label }) => ({ value, label }))}
      />
    )
  })
}
