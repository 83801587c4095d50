import { agendaProblem, type ChoosableAgenda } from '../../../../../src/lib/agenda-choices.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { leftWords } from '../../../platform/http/left-words.ts'
import type { SessionRow } from './read-agendas.ts'

/**
 * @param field its name in the request, for the error
 * @throws {HttpError} 409 `agenda_required`, or 400 for sessions that cannot be chosen together
 */
export function refuseChoices(
  agendas: readonly ChoosableAgenda[],
  ticketTypeId: string | null,
  chosen: readonly string[],
  field: string,
): void {
  const problem = agendaProblem(agendas, ticketTypeId ?? undefined, chosen)
  switch (problem?.type) {
    case 'missing':
      throw new HttpError(409, {
        error: 'agenda_required',
        error_description: {
          sentence: 'Please choose for each guest: {title}.',
          values: { title: problem.agenda.title },
        },
      })
    case 'two':
      throw validationError({
        [field]: { sentence: 'Choose one of these only: {title}', values: { title: problem.agenda.title } },
      })
    case 'clash': {
      const { one, other } = problem
      throw validationError({
        [field]: {
          sentence: '{one} and {other} are at the same time',
          values: { one: one.title, other: other.title },
        },
      })
    }
    case 'unknown':
      throw validationError({ [field]: 'This is not in the programme (any more)' })
  }
}

/**
 * @param chosen sessions that are chosen newly
 * @throws {HttpError} 409 `agenda_full`
 */
export function refuseClosed(chosen: readonly Pick<SessionRow, 'title' | 'closed'>[]): void {
  const closed = chosen.find(session => session.closed)
  if (!closed) return
  throw new HttpError(409, {
    error: 'agenda_full',
    error_description: {
      sentence: '{title} takes no more guests. Please choose again.',
      values: { title: closed.title },
    },
  })
}

/** @param left how many guests it still has room for */
export const sessionFull = ({ title }: { readonly title: string }, left: number) =>
  new HttpError(409, {
    error: 'agenda_full',
    error_description: leftWords(
      left,
      {
        none: '{title} has just filled up. Please choose again.',
        one: 'Only one place is left in {title}. Please choose again.',
        some: 'Only {left} places are left in {title}. Please choose again.',
      },
      { title },
    ),
  })
