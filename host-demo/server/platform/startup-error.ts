/** The server cannot start, for a reason that its keeper can mend: the message is one sentence for them. */
export class StartupError extends Error {
  override name = 'StartupError'
}
