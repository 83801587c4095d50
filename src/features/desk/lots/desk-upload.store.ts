import { uploadPicture } from '../../../api/admin.ts'
import { chosenFile } from '../../../lib/chosen-file.ts'
import type { Site } from '../../../store/site.ts'
import { createUpload, type Upload } from '../../../store/upload.ts'
import { userCall } from '../../../store/user-call.ts'

/** Uploads an organiser's pictures. @param onStored gets the address of each */
export function createDeskUpload(site: Site, onStored: (address: string) => void): Upload {
  const send = async (file: File) => (await userCall(site)(uploadPicture, await chosenFile('picture', file))).picture
  return createUpload(site.environment, send, onStored)
}
