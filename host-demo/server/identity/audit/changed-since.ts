import { HttpError } from '../../platform/http/http-error.ts'

/** Why an action in the audit log can't be undone any more. */
export const changedSince = () =>
  new HttpError(409, {
    error: 'changed_since',
    error_description: 'This has been changed since, so it can’t be undone. Nothing was changed now.',
  })
