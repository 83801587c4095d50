import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { DrawRecord } from '../../../api/draws.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useFailure } from '../../../hooks/use-failure.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { formatMoment } from '../../../lib/dates.ts'
import type { Ranges } from '../../../lib/prize-draw.ts'
import { announce } from '../../../ui/announcer.ts'
import { Button } from '../../../ui/button.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { Notice } from '../../../ui/notice.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { DrawDetails } from '../draws.store.ts'
import { checkMessages } from './check.messages.ts'
import { createDrawCheck, type DrawCheckStore } from './draw-check.store.ts'

/** What was sealed when the draw closed, and a button to verify the draw in the reader's own browser. */
export function DrawCheck({ draw }: Readonly<{ draw: DrawDetails }>) {
  const { site } = useSurroundings()
  const say = useMessages(checkMessages)
  const { draw_id, state, prizes } = draw
  const winners = prizes.map(({ number }) => number).join()
  // The record grows as the draw's state changes, and with each prize that is drawn again.
  const store = useStable(() => createDrawCheck(site, { draw_id }), [site, draw_id, state, winners])
  return (
    <section className="draw-section draw-check">
      <h2 className="draw-heading">{say('title')}</h2>
      <p>{say(state === 'drawn' ? 'drawnText' : 'closedText')}</p>
      {state === 'drawn' && <Check draw={draw} store={store} />}
      <ResourceFrame {...useExplained(store.record)} skeleton={<Skeleton height={120} />} Problem={NoticeProblem}>
        {record => <Record record={record} />}
      </ResourceFrame>
    </section>
  )
}

function Check({ draw, store }: Readonly<{ draw: DrawDetails; store: DrawCheckStore }>) {
  const say = useMessages(checkMessages)
  const { check, $verdict } = store
  const verdict = useStore($verdict)
  const state = useStore(check.$state)
  const failure = useFailure(state.type === 'failed' ? state.failure : undefined)
  const title = verdict && say(verdict.type === 'sound' ? 'soundTitle' : 'brokenTitle')

  useEffect(() => {
    if (title) announce(title)
  }, [title])

  return (
    <>
      {failure && <Notice kind="error" title={failure.title} />}
      {verdict?.type === 'sound' && (
        <Notice kind="success" title={say('soundTitle')} silent>
          <ul>
            <li>{say('seedSound')}</li>
            <li>{say('sealSound', { count: verdict.numbers })}</li>
            <li>{say('picksSound', { count: verdict.picks })}</li>
            {verdict.again > 0 && <li>{say('again', { count: verdict.again })}</li>}
          </ul>
        </Notice>
      )}
      {verdict && verdict.type !== 'sound' && (
        <Notice kind="error" title={say('brokenTitle')} silent>
          {verdict.type === 'pick'
            ? say('pickBroken', { place: String(verdict.prize) })
            : say(verdict.type === 'seed' ? 'seedBroken' : 'sealBroken')}
        </Notice>
      )}
      {globalThis.crypto?.subtle ? (
        <Button busy={state.type === 'busy'} busyLabel={say('checking')} onClick={() => void check.run(draw.prizes)}>
          {say('check')}
        </Button>
      ) : (
        <p>{say('cannot')}</p>
      )}
    </>
  )
}

function Record({ record }: Readonly<{ record: DrawRecord }>) {
  const say = useMessages(checkMessages)
  const { seal, seed, seed_hash, numbers = [] } = record
  return (
    <>
      <NumberLookUp numbers={numbers} />
      <DrawLog log={record.log} />
      <details>
        <summary>{say('details')}</summary>
        <p>{say('how')}</p>
        <dl>
          <dt>{say('seedHash')}</dt>
          <dd className="draw-hash">{seed_hash}</dd>
          <dt>{say('seal')}</dt>
          <dd className="draw-hash">{seal}</dd>
          {seed && (
            <>
              <dt>{say('seed')}</dt>
              <dd className="draw-hash">{seed}</dd>
            </>
          )}
        </dl>
      </details>
    </>
  )
}

/** The draw's public log, oldest first. */
function DrawLog({ log }: Pick<DrawRecord, 'log'>) {
  const { locale } = useSurroundings()
  const { time_zone: timeZone } = useSettings()
  const say = useMessages(checkMessages)
  return (
    <ol>
      {log.map(({ sequence, at, kind, prize, number, reason = '' }) => (
        <li key={sequence}>
          {formatMoment(at, locale, timeZone)}: {say(kind, { place: String(prize), number: String(number), reason })}
        </li>
      ))}
    </ol>
  )
}

/** Shows whether a number takes part. */
function NumberLookUp({ numbers }: Readonly<{ numbers: Ranges }>) {
  const say = useMessages(checkMessages)
  const [typed, setTyped] = useState('')
  const number = Number(typed)
  const isIn = numbers.some(([first, last]) => number >= first && number <= last)
  const isNumber = /^\d{1,9}$/.test(typed.trim())
  return (
    <div>
      <TextField
        name="look-up"
        label={say('lookUp')}
        value={typed}
        onInput={setTyped}
        inputMode="numeric"
        filter={filterDigits}
        autoComplete="off"
      />
      <p role="status">{isNumber && say(isIn ? 'takesPart' : 'takesNoPart', { number: String(number) })}</p>
    </div>
  )
}
