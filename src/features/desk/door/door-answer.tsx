import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { alertIcon, errorIcon, infoIcon, successIcon, ticketIcon } from '../../../ui/icons.ts'
import { clockTime } from './clock-time.ts'
import { doorMessages } from './door.messages.ts'
import type { Answer } from './door-rules.ts'

/** The last answer, large enough to be read at arm's length. Text and shape say it, not colour alone. */
export function DoorAnswer({ answer }: Readonly<{ answer: Answer | undefined }>) {
  const say = useMessages(doorMessages)
  const textOf = useAnswerText()
  if (!answer) {
    return (
      <div className="door-answer" data-kind="ready">
        <Icon path={ticketIcon} size={40} />
        <p className="door-result">{say('ready')}</p>
        <p>{say('readyText')}</p>
      </div>
    )
  }
  const kind = kinds[answer.result]
  const about = [answer.title, answer.bundle_title].filter(Boolean).join(' · ')
  return (
    <div className="door-answer" data-kind={kind}>
      <Icon path={icons[kind]} size={40} />
      <p className="door-result">{say(`result_${answer.result}`)}</p>
      {answer.guest_name && <p className="door-name">{answer.guest_name}</p>}
      {about && <p>{about}</p>}
      <p>{textOf(answer)}</p>
      {!answer.isConfirmed && <p className="door-unsent">{say('unconfirmed')}</p>}
    </div>
  )
}

/** The text below the result: the reason, or who was let in and when. */
export function useAnswerText() {
  const { locale } = useSurroundings()
  const say = useMessages(doorMessages)
  return ({ result, isConfirmed, first, event, rsvp_status }: Answer): string => {
    const time = first ? clockTime(first.at, locale) : ''
    const who = [first?.door, first?.by].filter(Boolean).join(', ')
    if (result === 'already_in') return who ? say('text_already_by', { time, who }) : say('text_already_in', { time })
    if (result === 'wrong_event') return event ? say('text_wrong_event_named', { event }) : say('text_wrong_event')
    if (result === 'in') return rsvp_status === 'no' ? say('text_in_no') : ''
    if (result === 'unknown' && isConfirmed) return say('text_unasked')
    return result === 'out' ? '' : say(`text_${result}`)
  }
}

const kinds = {
  in: 'in',
  out: 'out',
  already_in: 'already',
  ended: 'no',
  recalled: 'no',
  wrong_event: 'no',
  not_found: 'no',
  unknown: 'already',
} as const

const icons = { in: successIcon, out: infoIcon, already: alertIcon, no: errorIcon }
