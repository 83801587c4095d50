import type { Validator } from '../../lib/validation.ts'

/** The paddle numbers that the API takes. */
const range = { min: 1, max: 999_999 }

/** Refuses what is no paddle number. An empty field is no mistake here. */
export const paddleNumber: Validator = typed => {
  const text = typed.trim()
  if (!text || (/^\d+$/.test(text) && Number(text) >= range.min && Number(text) <= range.max)) return undefined
  return { key: 'numberRange', values: range }
}
