import type { Validator } from '../../lib/validation.ts'

/** Refuses what is no whole number from 0 to `max`, which the API takes at most. */
export function upTo(max: number): Validator {
  return typed =>
    /^\d+$/.test(typed.trim()) && Number(typed) <= max ? undefined : { key: 'numberRange', values: { min: 0, max } }
}
