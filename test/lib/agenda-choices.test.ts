import { expect, test } from 'vitest'
import { agendaProblem, agendasFor, withoutTaken } from '../../src/lib/agenda-choices.ts'

const session = (session_id: string, from: number, to: number) => ({
  session_id,
  title: session_id,
  starts_at: new Date(from * 3_600_000).toISOString(),
  ends_at: new Date(to * 3_600_000).toISOString(),
})

const tour = {
  agenda_id: 'tour',
  title: 'Tour',
  required: false,
  sessions: [session('early', 1, 2), session('late', 2, 3)],
}
const wave = {
  agenda_id: 'wave',
  title: 'Start',
  required: true,
  ticket_type_ids: ['run'],
  sessions: [session('first', 1, 3), session('second', 3, 4)],
}
const problem = (type: string | undefined, chosen: string[]) => agendaProblem([tour, wave], type, chosen)?.type

test('an agenda is for its tickets alone', () => {
  expect(agendasFor([tour, wave], 'run').map(({ agenda_id: id }) => id)).toEqual(['tour', 'wave'])
  expect(agendasFor([tour, wave], 'walk').map(({ agenda_id: id }) => id)).toEqual(['tour'])
  expect(agendasFor([tour, wave], undefined).map(({ agenda_id: id }) => id)).toEqual(['tour'])
})

test('a required one is chosen, by those it is for', () => {
  expect([problem('run', []), problem('run', ['second']), problem('walk', [])]).toEqual([
    'missing',
    undefined,
    undefined,
  ])
})

test('one session of each is chosen at most, and none that is not there', () => {
  expect(problem('run', ['first', 'second'])).toBe('two')
  expect(problem('walk', ['first'])).toBe('unknown')
  expect(problem('walk', ['nowhere'])).toBe('unknown')
})

test('sessions at the same time do not go together; one may begin when the other ends', () => {
  expect(problem('run', ['first', 'early'])).toBe('clash')
  expect(problem('run', ['second', 'late'])).toBe(undefined)
})

test('a required one without a place left for others need not be chosen', () => {
  const taken = (early: number | undefined, late: number) => ({
    ...{ agenda_id: 'tour', title: 'Tour', required: true },
    sessions: [
      { ...session('early', 1, 2), left: early },
      { ...session('late', 2, 3), left: late },
    ],
  })
  const type = (agenda: ReturnType<typeof taken>, others: string[] = []) =>
    agendaProblem(withoutTaken([agenda], others), 'run', [])?.type
  expect(type(taken(0, 0))).toBe(undefined)
  expect([type(taken(0, 1)), type(taken(undefined, 0))]).toEqual(['missing', 'missing'])
  expect([type(taken(0, 2), ['late']), type(taken(0, 2), ['late', 'late'])]).toEqual(['missing', undefined])
})
