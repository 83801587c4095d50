import type { endpoints } from '../../../../src/api/table.ts'
import { recordAction } from '../../identity/audit/record-action.ts'
import type { Handler } from '../../identity/call.ts'
import { storePicture } from '../../platform/files/pictures.ts'

export const uploadPicture: Handler<typeof endpoints.uploadPicture> = async call => {
  const { db, files } = call.context
  const { name, data } = call.input.picture
  const { path, width, height } = await storePicture(files, data, 'picture')
  const after = { picture: path, width, height }
  await recordAction(db, call, { action: 'upload', kind: 'picture', id: path, title: name, before: null, after })
  return { picture: { uri: path }, width, height }
}
