import { failureIn } from '../../api/failure-in.ts'
import { isAnswered } from '../../store/is-answered.ts'

export interface OpenRecord<R> {
  /** Reads it from the server. */
  read: () => Promise<R>
  /** Gets it as the server has it. */
  onChanged: (record: R) => void
}

/**
 * Changes a record. After a failure it is read again: the answer may be lost and the change done, or somebody else may
 * have changed it.
 * @param isDone whether it is as it was to be, so that there is nothing to try again. `isLost`: the answer was lost
 * @throws {ApiError}
 */
export async function changeRecord<R>(
  { read, onChanged }: OpenRecord<R>,
  send: () => Promise<R>,
  isDone: (record: R, isLost: boolean) => boolean,
): Promise<void> {
  try {
    onChanged(await send())
  } catch (problem) {
    const failure = failureIn(problem)
    const now = await read().catch(() => undefined)
    if (now) onChanged(now)
    if (!now || !isDone(now, !failure || !isAnswered(failure))) throw problem
  }
}

/** Deletes a record. After a failure it is read again, because the answer may be lost. @throws {ApiError} */
export async function deleteRecord<R>({ read, onChanged }: OpenRecord<R>, send: () => Promise<unknown>): Promise<void> {
  try {
    await send()
  } catch (problem) {
    const failure = await read().then(onChanged, failureIn)
    if (failure?.type !== 'http' || failure.status !== 404) throw problem
  }
}
