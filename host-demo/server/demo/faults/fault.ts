import type { endpoints } from '../../../../src/api/table.ts'

/** Something that goes wrong on purpose, for a visitor who asks for it. */
export interface Fault {
  /** How it is asked for. */
  readonly name: string
  /** Which calls it meets where the visitor names none. `parts`: scripts that are loaded late. */
  readonly at: readonly EndpointName[] | 'parts'
  readonly effect: Effect
  /** What the visitor ends with, as the front end promises it. */
  readonly end: string
}

export type EndpointName = keyof typeof endpoints

export type Effect =
  /** In the place of the call, which is not made. */
  | { readonly type: 'answer'; readonly status: number; readonly body?: string; readonly headers?: Headers }
  /** The call is made, and its answer changed on the way. */
  | { readonly type: 'change'; readonly body?: (json: string) => string; readonly headers?: (now: Date) => Headers }
  /** No answer, until the visitor goes. */
  | { readonly type: 'hang' }
  /** Milliseconds before the call is made. */
  | { readonly type: 'slow'; readonly milliseconds: number }
  /** The line breaks: before the call is made, or in the middle of its answer. */
  | { readonly type: 'break'; readonly when: 'before' | 'in-answer' }

type Headers = Readonly<Record<string, string>>

export const json = { 'content-type': 'application/json' } as const
export const page = { 'content-type': 'text/html; charset=utf-8' } as const
