import { useCommandFailure } from '../../../hooks/use-failure.ts'
import type { Command } from '../../../store/command.ts'
import { Notice } from '../../../ui/notice.tsx'

/** The reason why a command failed, until it is tried again. */
export function CommandProblem<T>({ command }: Readonly<{ command: Command<T> }>) {
  const failure = useCommandFailure(command)
  if (!failure) return null
  return (
    <Notice kind="error" title={failure.title}>
      {failure.text}
    </Notice>
  )
}
