import type { html } from 'hono/html'

/** A piece of HTML. Values put into it are escaped, unless they are pieces themselves. */
export type Markup = ReturnType<typeof html>

/** `show(value)`, or nothing if there is no value. */
export function maybe<T>(value: T | null | undefined, show: (value: NonNullable<T>) => Markup): Markup | '' {
  return value === null || value === undefined || value === '' ? '' : show(value)
}
