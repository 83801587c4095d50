import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import type { Command, CommandState } from '../../store/command.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { CommandProblem } from './command-problem.tsx'
import { deskMessages } from './desk.messages.ts'

export interface RecordAct {
  readonly key: string
  /** The button's text, also in the question. */
  readonly label: string
  readonly isPrimary?: boolean
  /** The button is busy while it runs. */
  readonly command?: Pick<Command<never>, '$state'>
  run(): void
  /** Asked before it runs. Absent: it runs at once. */
  readonly question?: Readonly<{ title: string; text: string }>
  /** Does it show the record as it is saved to others? Then the question says what is not saved. */
  readonly isShown?: boolean
}

type Props = Readonly<{
  /** The record's state in a badge, and a sentence about it. */
  state: ReactNode
  /** Pages about the record, before the actions. */
  links?: ReactNode
  acts: readonly (RecordAct | false | undefined)[]
  /** All that the actions may run: the reason of a failure is shown after its action has gone, too. */
  commands: Readonly<Record<string, Command<never>>>
  /** Does the form below hold something that is not saved? */
  isUnsaved?: boolean
  /** The answer that changes nothing. Default: "Cancel". */
  keep?: string
}>

/** A record's state, and the actions besides editing. */
export function RecordActions({ state, links, acts, commands, isUnsaved, keep }: Props) {
  const say = useMessages(deskMessages)
  const [asked, setAsked] = useState<string>()
  const shown = acts.filter(act => !!act)
  const act = shown.find(({ key }) => key === asked)
  const forget = () => setAsked(undefined)
  return (
    <>
      <div className="desk-head">
        <p className="desk-buttons" role="status">
          {state}
        </p>
        <div className="desk-buttons desk-record-acts">
          {links}
          {shown.map(act => (
            <ActButton key={act.key} act={act} onPress={() => (act.question ? setAsked(act.key) : act.run())} />
          ))}
        </div>
      </div>
      {Object.entries(commands).map(([name, command]) => (
        <CommandProblem key={name} command={command} />
      ))}
      <AlertDialog
        open={act?.question !== undefined}
        title={act?.question?.title ?? ''}
        action={{
          label: act?.label ?? '',
          run: () => {
            forget()
            act?.run()
          },
        }}
        cancel={{ label: keep ?? say('cancel'), run: forget }}
      >
        <p>{act?.question?.text}</p>
        {isUnsaved && act?.isShown && <p>{say('unsaved')}</p>}
      </AlertDialog>
    </>
  )
}

const $idle = atom<CommandState>({ type: 'idle' })

function ActButton({ act, onPress }: Readonly<{ act: RecordAct; onPress: () => void }>) {
  const { label, isPrimary, command } = act
  const isBusy = useStore(command?.$state ?? $idle).type === 'busy'
  return (
    <Button variant={isPrimary ? 'primary' : 'secondary'} busy={isBusy} onClick={onPress}>
      {label}
    </Button>
  )
}
