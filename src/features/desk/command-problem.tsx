import { useLayoutEffect } from 'react'
import { useCommandFailure } from '../../hooks/use-failure.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import type { Command } from '../../store/command.ts'
import { Notice } from '../../ui/notice.tsx'
import { ScrollIntoView } from '../../ui/scroll-into-view.tsx'
import { deskMessages } from './desk.messages.ts'

/** The reason why a command failed, until it is closed, tried again, or its room or dialog is left. */
export function CommandProblem<T>({ command }: Readonly<{ command: Command<T> }>) {
  const say = useMessages(deskMessages)
  const failure = useCommandFailure(command)
  // A dialog for another record has the same command.
  useLayoutEffect(() => {
    command.clear()
    return command.clear
  }, [command])
  if (!failure) return null
  return (
    <ScrollIntoView>
      <Notice kind="error" title={failure.title} closeLabel={say('closeMessage')} onClose={command.clear}>
        {failure.text}
      </Notice>
    </ScrollIntoView>
  )
}
