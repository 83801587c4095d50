import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import type { Command } from '../../store/command.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScrollIntoView } from '../../ui/scroll-into-view.tsx'
import { Restored } from '../checkout/restored.tsx'
import { CommandProblem } from './command-problem.tsx'
import type { Conflict } from './conflict.store.ts'
import { deskMessages } from './desk.messages.ts'

type Props = ComponentProps<typeof Form> & Readonly<{ conflict: Conflict }>

/** A form for a record that others may edit at the same time. */
export function EditForm({ conflict, failure, children, ...form }: Props) {
  const isConflict = useStore(conflict.$isConflict)
  const isChecking = useStore(conflict.$isChecking)
  const isTheirs = useStore(conflict.$isTheirs)
  return (
    <Form {...form} failure={isConflict || isChecking ? undefined : failure}>
      {isConflict && !isChecking && failure && <Choice conflict={conflict} title={failure.title} />}
      {isTheirs ? <Theirs backToMine={conflict.backToMine} /> : <Restored {...conflict.kept} />}
      {children}
    </Form>
  )
}

type ChoiceProps = Readonly<{ conflict: Conflict; title: string }>

function Choice({ conflict: { seeTheirs, saveOver }, title }: ChoiceProps) {
  const say = useMessages(deskMessages)
  const buttons = (
    <div className="desk-buttons">
      {seeTheirs && <Run command={seeTheirs} label={say('seeTheirs')} />}
      <Run command={saveOver} label={say('saveOver')} />
    </div>
  )
  return (
    <ScrollIntoView>
      <Notice kind="warning" title={title} action={buttons} />
      {seeTheirs && <CommandProblem command={seeTheirs} />}
      <CommandProblem command={saveOver} />
    </ScrollIntoView>
  )
}

function Run({ command, label }: Readonly<{ command: Command<void>; label: string }>) {
  const busy = useStore(command.$state).type === 'busy'
  return (
    <Button busy={busy} onClick={() => void command.run()}>
      {label}
    </Button>
  )
}

function Theirs({ backToMine }: Pick<Conflict, 'backToMine'>) {
  const say = useMessages(deskMessages)
  return (
    <ScrollIntoView>
      <Notice kind="info" title={say('theirs')} action={<Button onClick={backToMine}>{say('backToMine')}</Button>}>
        <p>{say('theirsText')}</p>
      </Notice>
    </ScrollIntoView>
  )
}
