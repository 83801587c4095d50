import * as v from 'valibot'
import { described } from './endpoint.ts'
import { paging } from './paging.input.ts'

export const adminProfile = described({
  summary: 'What the caller may do in the desk of this event.',
  needs: 'any',
  input: v.object({}),
})

export const auditLog = described({
  summary: 'Who did what in the desk, when, and to what.',
  needs: 'desk.viewlist',
  input: v.object({ ...paging }),
})

export const undoAction = described({
  summary:
    'Makes a record what it was before an action, if nothing has changed it since. Needs the permission to edit it.',
  needs: 'any',
  errors: ['entry_not_found', 'cannot_undo', 'changed_since'],
  input: v.object({ entry_id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) }),
})
