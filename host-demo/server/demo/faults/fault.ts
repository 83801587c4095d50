import type { endpoints } from '../../../../src/api/table.ts'

/** A fault that a visitor can switch on for themselves. */
export interface Fault {
  /** The name by which it is requested. */
  readonly name: string
  /** Calls that it affects if the visitor names none. `parts`: scripts that are loaded late. */
  readonly at: readonly EndpointName[] | 'parts'
  readonly effect: Effect
  /** The outcome for the visitor, as the front end promises it. */
  readonly end: string
}

export type EndpointName = keyof typeof endpoints

type Effect =
  /** Answers in place of the call, which is not made. */
  | { readonly type: 'answer'; readonly status: number; readonly body?: string; readonly headers?: Headers }
  /** Makes the call and changes its answer. */
  | { readonly type: 'change'; readonly body?: (json: string) => string; readonly headers?: (now: Date) => Headers }
  /** Never answers. */
  | { readonly type: 'hang' }
  /** Milliseconds of delay before the call. */
  | { readonly type: 'slow'; readonly milliseconds: number }
  /** Breaks the connection: before the call, or in the middle of its answer. */
  | { readonly type: 'break'; readonly when: 'before' | 'in-answer' }

type Headers = Readonly<Record<string, string>>

export const json = { 'content-type': 'application/json' } as const
export const page = { 'content-type': 'text/html; charset=utf-8' } as const
