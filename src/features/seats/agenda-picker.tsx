import { useAgendaChoices } from '../../hooks/use-agenda-choices.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'

/** The sessions that one guest chooses from. */
export function AgendaPicker(props: Readonly<Parameters<typeof useAgendaChoices>[0]>) {
  return useAgendaChoices(props).map(({ id, ...group }) => <RadioGroup key={id} {...group} />)
}
