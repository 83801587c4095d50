import * as v from 'valibot'
import { described } from './endpoint.ts'
import { paging } from './paging.input.ts'
import { largestPicture } from './pictures.ts'

export const adminProfile = described({
  summary: 'What the caller may do in the desk of this event.',
  needs: 'any',
  input: v.object({}),
})

export const auditLog = described({
  summary: 'Who did what in the desk, when, and, for records that the person may see, to what.',
  needs: 'desk.viewlist',
  input: v.object({ ...paging }),
})

export const undoAction = described({
  summary:
    'Makes a record what it was before an action, if nothing has changed it since. Needs the permission for that change: to delete what was added, and to add what was deleted.',
  needs: 'any',
  errors: ['entry_not_found', 'cannot_undo', 'changed_since'],
  input: v.object({ entry_id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) }),
})

/** A file chosen in a field, in the shape of the specification's file helper. */
export const chosenFile = v.object({
  name: v.pipe(v.string(), v.maxLength(255)),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The browser's guess. The server checks the data itself. */
  type: v.pipe(v.string(), v.maxLength(100)),
  /** Base64. */
  data: v.string(),
})

export const uploadPicture = described({
  summary: 'Stores a JPEG, PNG or WebP picture, made smaller and without its metadata, such as where it was taken.',
  needs: 'any',
  // Base64 takes a third more; the rest is for the file's name.
  largestBody: Math.ceil(largestPicture / 3) * 4 + 4096,
  input: v.object({ picture: chosenFile }),
})
