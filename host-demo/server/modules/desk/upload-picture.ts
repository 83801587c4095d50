import type { endpoints } from '../../../../src/api/table.ts'
import { recordAction } from '../../identity/audit/record-action.ts'
import type { Handler } from '../../identity/call.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { readPicture } from '../../platform/files/pictures.ts'

export const uploadPicture: Handler<typeof endpoints.uploadPicture> = async call => {
  const { db, now, files } = call.context
  const { name } = call.input.picture
  const { key, data, width, height } = await readPicture(call.input.picture.data, 'picture')
  const path = `/files/${key}`
  const at = await databaseTime(db, now)
  // Before the file is stored: if the same one is being pruned, this waits.
  await db
    .insertInto('uploaded_pictures')
    .values({ path, at })
    .onConflict(conflict => conflict.column('path').doUpdateSet({ at }))
    .execute()
  await files.put(key, data)
  const after = { picture: path, width, height }
  await recordAction(db, call, { action: 'upload', kind: 'picture', id: path, title: name, before: null, after })
  return { picture: { uri: path }, width, height }
}
