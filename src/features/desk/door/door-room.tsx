import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useProblem } from '../../../hooks/use-problem.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { announce } from '../../../ui/announcer.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { deskMessages } from '../desk.messages.ts'
import { clockTime } from './clock-time.ts'
import css from './door.css?inline'
import { doorMessages } from './door.messages.ts'
import { doorDesk } from './door.store.ts'
import { DoorAnswer, useAnswerText } from './door-answer.tsx'
import { DoorCamera } from './door-camera.tsx'
import type { Answer } from './door-rules.ts'
import { DoorSearch } from './door-search.tsx'

/** Check-in: by camera, by code or by name, with or without network. */
export function Room() {
  useStyles(css)
  const say = useMessages(doorMessages)
  const door = useUserSlice(doorDesk)
  const answers = useStore(door.$answers)
  const name = useStore(door.$door)
  useSpoken(answers[0])

  return (
    <section className="desk-room door">
      <header className="desk-head">
        <h1 className="desk-title" tabIndex={-1}>
          {say('title')}
        </h1>
        <Counts />
      </header>
      <Connection />
      <Overruled />
      <div className="door-columns">
        <div className="door-column">
          <DoorAnswer answer={answers[0]} />
          <DoorCamera onRead={code => void door.scan({ code })} />
        </div>
        <div className="door-column">
          <DoorSearch />
          <Recent answers={answers.slice(1, 6)} />
          <TextField
            name="door_name"
            label={say('doorName')}
            help={say('doorHelp')}
            value={name}
            onInput={door.name}
            maxLength={60}
            autoComplete="off"
          />
        </div>
      </div>
    </section>
  )
}

/** The answer is spoken and felt at once: staff do not look at the screen all the time. */
function useSpoken(answer: Answer | undefined): void {
  const say = useMessages(doorMessages)
  const textOf = useAnswerText()
  const key = answer && `${answer.scan_id} ${answer.result}`
  // What was spoken before a reload is not spoken again.
  const last = useRef(key)
  useEffect(() => {
    if (!answer || last.current === key) return
    last.current = key
    const words = [say(`result_${answer.result}`), answer.guest_name, textOf(answer)].filter(Boolean)
    announce(words.join('. '), 'assertive')
    navigator.vibrate?.(answer.result === 'in' ? 80 : [120, 80, 120])
  })
}

function Counts() {
  const say = useMessages(doorMessages)
  const counts = useStore(useUserSlice(doorDesk).$counts)
  return counts ? <p className="door-count">{say('countIn', counts)}</p> : null
}

function Connection() {
  const { locale } = useSurroundings()
  const say = useMessages(doorMessages)
  const door = useUserSlice(doorDesk)
  const problem = useStore(door.$problem)
  const queued = useStore(door.$queue).length
  const readAt = useStore(door.$readAt)
  const textOf = useProblem()
  const alone = readAt > 0 ? 'alone' : 'aloneEmpty'
  return (
    <div className="door-connection">
      <p role="status">
        <Badge kind={problem ? 'warning' : 'success'}>{say(problem ? alone : 'live')}</Badge>
        {queued > 0 && <span>{queued === 1 ? say('waitingOne') : say('waiting', { count: queued })}</span>}
        {readAt > 0 && (
          <span className="desk-muted">
            {say('aloneSince', { time: clockTime(new Date(readAt).toISOString(), locale) })}
          </span>
        )}
        {problem?.type === 'http' && <span>{textOf(problem).text}</span>}
      </p>
      <Button variant="quiet" onClick={() => void door.refreshList()}>
        {say('refresh')}
      </Button>
    </div>
  )
}

/** Guests whom this door let in without network: let in by another door before, or without a valid ticket. */
function Overruled() {
  const { locale } = useSurroundings()
  const say = useMessages(doorMessages)
  const textOf = useAnswerText()
  const overruled = useStore(useUserSlice(doorDesk).$overruled)
  const twice = overruled.filter(({ result }) => result === 'already_in')
  const invalid = overruled.filter(({ result }) => result !== 'already_in')
  return (
    <>
      <OverruledList answers={twice} title={say('twice')} text={say('twiceText')}>
        {({ guest_name, title = '', first }) =>
          say('twiceRow', {
            name: guest_name ?? title,
            time: first ? clockTime(first.at, locale) : '',
            who: [first?.door, first?.by].filter(Boolean).join(', '),
          })
        }
      </OverruledList>
      <OverruledList answers={invalid} title={say('invalid')} text={say('invalidText')}>
        {answer =>
          say('invalidRow', {
            name: answer.guest_name ?? answer.title ?? clockTime(answer.at, locale),
            result: say(`result_${answer.result}`),
            text: textOf(answer),
          })
        }
      </OverruledList>
    </>
  )
}

interface OverruledListProps {
  readonly answers: readonly Answer[]
  readonly title: string
  readonly text: string
  readonly children: (answer: Answer) => string
}

function OverruledList({ answers, title, text, children }: OverruledListProps) {
  const sayDesk = useMessages(deskMessages)
  const { closeOverruled } = useUserSlice(doorDesk)
  if (!answers.length) return null
  return (
    <Notice kind="warning" title={title} closeLabel={sayDesk('close')} onClose={() => closeOverruled(answers)}>
      <p>{text}</p>
      <ul>
        {answers.map(answer => (
          <li key={answer.scan_id}>{children(answer)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function Recent({ answers }: Readonly<{ answers: readonly Answer[] }>) {
  const { locale } = useSurroundings()
  const say = useMessages(doorMessages)
  if (!answers.length) return null
  return (
    <div>
      <h2 className="door-heading">{say('recent')}</h2>
      <ul className="door-recent">
        {answers.map(({ scan_id, result, guest_name, title, at, isConfirmed }) => (
          <li key={scan_id}>
            <span>{clockTime(at, locale)}</span>
            <strong>{say(`result_${result}`)}</strong>
            <span>{guest_name ?? title ?? ''}</span>
            {!isConfirmed && <span className="desk-muted">{say('unconfirmed')}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
