import type { Module } from '../module.ts'
import { auditLog } from './audit-log.ts'
import { adminProfile, uploadPicture } from './handlers.ts'
import { deskPictures } from './migrations/0024-desk-pictures.ts'
import { prunePictures } from './prune-pictures.ts'
import { undoAction } from './undo.ts'
import { germanDeskErrors } from './words.de.ts'

/** What all rooms of the desk need: pictures, people and the audit log. The rooms themselves are in their modules. */
export const desk = {
  name: 'desk',
  handlers: { adminProfile, auditLog, undoAction, uploadPicture },
  permissions: ['viewlist'],
  logs: { picture: { viewNeeds: 'desk.viewlist' } },
  migrations: { '0024-desk-pictures': deskPictures },
  jobs: [prunePictures],
  words: germanDeskErrors,
  errors: { entry_not_found: 404, cannot_undo: 409, changed_since: 409 },
} as const satisfies Module
