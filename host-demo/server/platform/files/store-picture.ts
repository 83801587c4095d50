import type { Context } from '../context.ts'
import { databaseTime } from '../db/clock.ts'
import { type PictureLimits, readPicture } from './pictures.ts'

declare module '../db/schema.ts' {
  interface Database {
    /** Pictures that may still be pruned. `path`: below the server's address, such as `/files/pictures/….webp`. */
    uploaded_pictures: { path: string; at: Date }
  }
}

/**
 * Stores an uploaded picture, made smaller and free of metadata. It is deleted after a week if no record uses it.
 * @param data base64
 * @param field its name in the request, for error messages
 * @returns its address below the server's, and its size in pixels
 * @throws {HttpError} 400 if it is not such a picture
 */
export async function storePicture(
  { db, now, files }: Pick<Context, 'db' | 'now' | 'files'>,
  data: string,
  field: string,
  limits?: PictureLimits,
) {
  const { key, data: stored, width, height } = await readPicture(data, field, limits)
  const path = `/files/${key}`
  const at = await databaseTime(db, now)
  // Written before the file is stored, so that this waits if the same picture is just being pruned.
  await db
    .insertInto('uploaded_pictures')
    .values({ path, at })
    .onConflict(conflict => conflict.column('path').doUpdateSet({ at }))
    .execute()
  await files.put(key, stored)
  return { path, width, height }
}
