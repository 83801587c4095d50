import { useCommandFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import type { Command } from '../../store/command.ts'
import { Notice } from '../../ui/notice.tsx'
import { deskMessages } from './desk.messages.ts'

/** The reason why a command failed, until it is closed or tried again. */
export function CommandProblem<T>({ command }: Readonly<{ command: Command<T> }>) {
  const say = useMessages(deskMessages)
  const failure = useCommandFailure(command)
  if (!failure) return null
  return (
    <Notice kind="error" title={failure.title} closeLabel={say('close')} onClose={command.clear}>
      {failure.text}
    </Notice>
  )
}
