import { useCommandFailure } from '../../../hooks/use-failure.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import type { Command } from '../../../store/command.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ScrollIntoView } from '../../../ui/scroll-into-view.tsx'
import { assignMessages } from './assign.messages.ts'

/** The reason why an action on a seat failed, until it is closed or tried again. */
export function SeatProblem<T>({ command }: Readonly<{ command: Command<T> }>) {
  const say = useMessages(assignMessages)
  const failure = useCommandFailure(command)
  if (!failure) return null
  return (
    <ScrollIntoView>
      <Notice kind="error" title={failure.title} closeLabel={say('close')} onClose={command.clear}>
        {failure.text}
      </Notice>
    </ScrollIntoView>
  )
}
