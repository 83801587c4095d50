import * as v from 'valibot'
import { described } from './endpoint.ts'

export const organiserEvents = described({
  summary:
    'The events that the caller may put into a page by name: those they organise, in a demo all of them, for anybody else none.',
  input: v.object({}),
})
