import type { Context } from '../../platform/context.ts'

/** What the jobs of monthly gifts work with. */
export type DeskContext = Pick<Context, 'db' | 'now' | 'stripe' | 'mails' | 'publicUrl'>
