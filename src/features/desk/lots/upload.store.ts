import { atom } from 'nanostores'
import { uploadPicture } from '../../../api/admin.ts'
import { largestPicture, pictureTypes } from '../../../api/pictures.ts'
import { chosenFile } from '../../../lib/chosen-file.ts'
import { createCommand } from '../../../store/command.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'

/** The `accept` attribute of the file input. */
export const accepted = pictureTypes.join(',')

/**
 * Uploads pictures one after another. A failed one stays in `$waiting` to be tried again.
 * @param onStored gets the address of each uploaded picture
 */
export function createUpload(site: Site, onStored: (address: string) => void) {
  const $waiting = atom<readonly File[]>([])
  const $tooLarge = atom<string | undefined>()
  const send = createCommand<void>(site.environment, async () => {
    for (;;) {
      const [file] = $waiting.get()
      if (!file) return
      const { picture } = await userCall(site)(uploadPicture, await chosenFile('picture', file))
      onStored(picture)
      $waiting.set($waiting.get().filter(one => one !== file))
    }
  })

  function add(files: readonly File[]): void {
    $tooLarge.set(files.find(({ size }) => size > largestPicture)?.name)
    $waiting.set([...$waiting.get(), ...files.filter(({ size }) => size <= largestPicture)])
    void send.run()
  }

  /** Drops the pictures that were not uploaded. */
  function drop(): void {
    $waiting.set([])
    send.clear()
  }

  return { $waiting, $tooLarge, send, add, drop }
}
