import type { html } from 'hono/html'

/** A piece of a page: what is put into it is escaped, unless it is a piece itself. */
export type Markup = ReturnType<typeof html>

/** `show` of what is there; nothing of what is not. */
export function maybe<T>(value: T | null | undefined, show: (value: NonNullable<T>) => Markup): Markup | '' {
  return value === null || value === undefined || value === '' ? '' : show(value)
}
