/** The WebDriver commands that we use: their names in Firefox, and their paths below a session of WebKit's driver. */
export const commands = {
  begin: ['NewSession', ''],
  open: ['Navigate', '/url'],
  back: ['Back', '/back'],
  resize: ['SetWindowRect', '/window/rect'],
  evaluate: ['ExecuteScript', '/execute/sync'],
  act: ['PerformActions', '/actions'],
  enter: ['SwitchToFrame', '/frame'],
  openWindow: ['NewWindow', '/window/new'],
  look: ['SwitchToWindow', '/window'],
} as const

/** Sends a command to a browser. @throws Error with the browser's message */
export type Wire = (command: keyof typeof commands, given: object) => Promise<unknown>

/** A browser other than Chromium, and how to get it. */
export interface Engine {
  readonly name: string
  /** Paths at which it may be installed. */
  readonly paths: readonly string[]
  /** Debian packages that install it. */
  readonly packages: readonly string[]
  /** @param path the path at which it was found */
  start(path: string): Promise<{ readonly wire: Wire; stop(): Promise<void> }>
}

/** Milliseconds that a step may take on a busy machine. */
const timeLimit = 30_000

/** Retries until it succeeds. @throws the last error, after half a minute */
export async function untilIt<Result>(succeeds: () => Promise<Result>): Promise<Result> {
  for (const deadline = Date.now() + timeLimit; ; ) {
    try {
      return await succeeds()
    } catch (problem) {
      if (Date.now() > deadline) throw problem
      await new Promise(done => setTimeout(done, 100))
    }
  }
}
