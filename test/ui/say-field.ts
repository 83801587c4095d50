import { fieldMessages, type SayField } from '../../src/lib/fields.messages.ts'
import { fill } from '../../src/lib/messages.ts'

/** The fields' texts in English. */
export const sayField: SayField = (key, values = {}) => fill(fieldMessages[key], values, 'en-GB')
