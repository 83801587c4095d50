import * as v from 'valibot'
import { emailPattern } from '../lib/validation.ts'

/** A field for an email address, trimmed. */
export const emailAddress = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(emailPattern, 'Enter an email address in the correct format, like name@example.com'),
    v.maxLength(254),
  )
