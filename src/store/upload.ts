import { atom } from 'nanostores'
import type { HttpFailure } from '../api/errors.ts'
import { failureIn } from '../api/failure-in.ts'
import { largestPicture, pictureTypes } from '../api/pictures.ts'
import type { Environment } from '../lib/environment.ts'
import { createCommand } from './command.ts'

/** The `accept` attribute of the file input. */
export const accepted = pictureTypes.join(',')

/** A file that can't be used, whenever it is sent. Without a failure it is too large to be sent. */
export interface RefusedPicture {
  name: string
  failure?: HttpFailure
}

/**
 * Uploads pictures one after another. One that the server refuses does not keep back the others; after any other
 * failure, those that are left stay in `$waiting` to be tried again.
 * @param sendOne uploads one, and returns its address
 * @param onStored gets the address of each uploaded picture
 */
export function createUpload(
  environment: Environment,
  sendOne: (file: File) => Promise<string>,
  onStored: (address: string) => void,
) {
  const $waiting = atom<readonly File[]>([])
  const $refused = atom<readonly RefusedPicture[]>([])
  /** Grows as all is forgotten: what was sent before is ignored. */
  let age = 0
  const send = createCommand<void>(environment, async () => {
    for (;;) {
      const [file] = $waiting.get()
      if (!file) return
      const refusal = await store(file)
      if (refusal) $refused.set([...$refused.get(), { name: file.name, failure: refusal }])
      $waiting.set($waiting.get().filter(one => one !== file))
    }
  })

  async function store(file: File): Promise<HttpFailure | undefined> {
    const begun = age
    try {
      const address = await sendOne(file)
      if (begun === age) onStored(address)
    } catch (problem) {
      if (begun !== age) return undefined
      const failure = failureIn(problem)
      if (failure?.type !== 'http' || failure.status !== 400) throw problem
      return failure
    }
    return undefined
  }

  function add(files: readonly File[]): void {
    const isTooLarge = ({ size }: File) => size > largestPicture
    $refused.set(files.filter(isTooLarge).map(({ name }) => ({ name })))
    $waiting.set([...$waiting.get(), ...files.filter(file => !isTooLarge(file))])
    void send.run()
  }

  /** Drops the pictures that were not uploaded. */
  function drop(): void {
    $waiting.set([])
    send.clear()
  }

  /** Drops all, also what is on its way. */
  function forget(): void {
    age++
    $refused.set([])
    drop()
  }

  return { $waiting, $refused, send, add, drop, forget }
}

export type Upload = ReturnType<typeof createUpload>
