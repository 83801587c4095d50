/** Thrown by a job that no later try can help: it ends as failed, until somebody has it tried again. */
export class FinalError extends Error {
  override name = 'FinalError'
  override readonly cause: Error

  constructor(cause: Error) {
    super(cause.message)
    this.cause = cause
  }
}
