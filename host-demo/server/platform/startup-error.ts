/** The server cannot start for a reason that its operator can fix. The message is one sentence for them. */
export class StartupError extends Error {
  override name = 'StartupError'
}
