import type { Agenda, AgendaSession } from '../api/agendas.ts'
import { agendaMessages } from '../lib/agenda.messages.ts'
import { agendasFor, mustChoose, overlaps } from '../lib/agenda-choices.ts'
import { formatMoment } from '../lib/dates.ts'
import { useSurroundings } from './context.ts'
import { useMessages } from './use-messages.ts'
import { useSettings } from './use-settings.ts'

interface Chooses {
  readonly agendas: readonly Agenda[]
  readonly ticketTypeId: string | undefined
  /** Ids of sessions. */
  readonly chosen: readonly string[]
  /** Ids of the sessions that are saved for the guest: there is always a place for them. */
  readonly saved?: readonly string[]
  readonly onChoose: (chosen: string[]) => void
  /** Unique within the block: a seat's id. */
  readonly name: string
}

/**
 * The sessions that one guest can choose, as the props of a radio group for each agenda. A session can't be chosen if
 * it is full, or overlaps with a chosen one.
 */
export function useAgendaChoices({ agendas, ticketTypeId, chosen, saved = [], onChoose, name }: Chooses) {
  const { locale } = useSurroundings()
  const { time_zone: timeZone } = useSettings()
  const say = useMessages(agendaMessages)
  const own = agendasFor(agendas, ticketTypeId)
  const taken = own.flatMap(({ sessions }) => sessions.filter(({ session_id }) => chosen.includes(session_id)))

  return own.map(agenda => {
    const { agenda_id, title, required, sessions } = agenda
    const ids = sessions.map(({ session_id }) => session_id)
    const value = ids.find(id => chosen.includes(id))
    const clashesWith = (session: AgendaSession) =>
      taken.find(other => !ids.includes(other.session_id) && overlaps(session, other))
    return {
      id: agenda_id,
      legend: title,
      name: `${name} ${agenda_id}`,
      value: value ?? (required ? undefined : 'none'),
      help: required && !mustChoose(agenda, chosen) ? say('allTaken') : undefined,
      onChoose: (id: string) => onChoose([...chosen.filter(one => !ids.includes(one)), ...(id === 'none' ? [] : [id])]),
      choices: [
        ...sessions.map(session => {
          const { session_id: id, title, location, left, starts_at } = session
          const other = clashesWith(session)
          const isFull = left === 0 && id !== value && !saved.includes(id)
          const room = isFull ? say('full') : !!left && left <= 20 && say('places', { count: left })
          const state = other ? say('clash', { title: other.title }) : room
          const words = [formatMoment(starts_at, locale, timeZone), location, state]
          return {
            value: id,
            title,
            description: words.filter(Boolean).join(' · '),
            disabled: isFull || other !== undefined,
          }
        }),
        ...(required ? [] : [{ value: 'none', title: say('none') }]),
      ],
    }
  })
}
