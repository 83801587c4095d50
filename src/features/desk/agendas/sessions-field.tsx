import { useMessages } from '../../../hooks/use-messages.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { Icon } from '../../../ui/icon.tsx'
import { plusIcon } from '../../../ui/icons.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Mistake } from '../row-mistakes.ts'
import { useDeviceZone } from '../use-device-zone.ts'
import { newSession, sessionField, type TypedSession } from './agenda-form.store.ts'
import { agendasMessages } from './agendas.messages.ts'

type Props = Readonly<{
  sessions: readonly TypedSession[]
  error: string | undefined
  /** Mistakes, by the name of the field. */
  errors: readonly Mistake[]
  onChange: (sessions: readonly TypedSession[]) => void
}>

/** The sessions that guests choose from. One that somebody has chosen can't be removed, but can be closed. */
export function SessionsField({ sessions, error, errors, onChange }: Props) {
  const say = useMessages(agendasMessages)
  const optional = useMessages(fieldMessages)('optional')
  const zone = useDeviceZone()
  return (
    <>
      {error && <p className="agendas-error">{error}</p>}
      <p className="desk-muted">{zone}</p>
      <ol className="agendas-sessions">
        {sessions.map((session, index) => {
          const number = String(index + 1)
          const field = (name: 'title' | 'description' | 'location' | 'starts' | 'ends' | 'capacity') => ({
            name: sessionField(name, index + 1),
            error: errors.find(({ field }) => field === sessionField(name, index + 1))?.text,
            label: say(`session_${name}`),
            value: session[name],
            onInput: (text: string) => set({ [name]: text }),
          })
          const set = (part: Partial<TypedSession>) =>
            onChange(sessions.map((one, at) => (at === index ? { ...one, ...part } : one)))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a session is identified by its position
            <li key={index}>
              <fieldset className="agendas-session">
                <legend>{say('session', { number })}</legend>
                <TextField {...field('title')} maxLength={150} />
                <TextField {...field('location')} maxLength={150} optional={optional} />
                <TextField {...field('starts')} type="datetime-local" />
                <TextField {...field('ends')} type="datetime-local" />
                <TextField
                  {...field('capacity')}
                  inputMode="numeric"
                  filter={filterDigits}
                  maxLength={6}
                  optional={optional}
                  help={say('capacityHelp')}
                />
                <TextField {...field('description')} maxLength={1000} optional={optional} />
                {session.id && (
                  <Checkbox
                    name={`closed-${number}`}
                    label={say('closedBox')}
                    checked={session.isClosed}
                    onChoose={isClosed => set({ isClosed })}
                  />
                )}
                {session.taken > 0 ? (
                  <p className="desk-muted">{say('taken', { count: session.taken })}</p>
                ) : (
                  <p>
                    <Button
                      variant="quiet"
                      label={say('removeSession', { number })}
                      onClick={() => onChange(sessions.filter((_, at) => at !== index))}
                    >
                      {say('remove')}
                    </Button>
                  </p>
                )}
              </fieldset>
            </li>
          )
        })}
      </ol>
      <div>
        <Button onClick={() => onChange([...sessions, newSession(sessions.at(-1)?.ends ?? '')])}>
          <Icon path={plusIcon} size={18} />
          {say('addSession')}
        </Button>
      </div>
    </>
  )
}
