import type { Failure } from '../api/errors.ts'
import type { problemMessages } from './problem.messages.ts'

type Key = keyof typeof problemMessages
export type Problem = { title: string | { key: Key }; text: string | { key: Key } }

/** Title and text of a failure: the server's, else the catalogue's. */
export function problemOf(failure: Failure): Problem {
  if (failure.type !== 'http') return { title: { key: 'titleOther' }, text: { key: 'text' } }
  const { status, said } = failure
  return {
    title: said.error_header ?? { key: titles[status] ?? 'titleOther' },
    text: said.error_description ?? { key: texts[status] ?? 'text' },
  }
}

const titles: Readonly<Record<number, Key>> = {
  400: 'title400',
  401: 'title401',
  403: 'title403',
  404: 'title404',
  503: 'title503',
}
const texts: Readonly<Record<number, Key>> = { 401: 'text401', 404: 'text404', 503: 'text503' }
