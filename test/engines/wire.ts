/** WebDriver's commands that we use: their names in Firefox, and their places below a session of WebKit's driver. */
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

/** The way to a browser. @throws Error with what the browser said */
export type Wire = (command: keyof typeof commands, given: object) => Promise<unknown>

/** Another browser than Chromium, and how it is had. */
export interface Engine {
  readonly name: string
  /** Where it may be. */
  readonly places: readonly string[]
  /** Debian's packages that bring it. */
  readonly packages: readonly string[]
  /** @param place which of its places holds it */
  start(place: string): Promise<{ readonly wire: Wire; stop(): Promise<void> }>
}

/** Milliseconds that anything may take on a busy machine. */
const patience = 30_000

/** Tries until it succeeds. @throws what was thrown last, once that has taken half a minute */
export async function untilIt<Result>(succeeds: () => Promise<Result>): Promise<Result> {
  for (const deadline = Date.now() + patience; ; ) {
    try {
      return await succeeds()
    } catch (problem) {
      if (Date.now() > deadline) throw problem
      await new Promise(done => setTimeout(done, 100))
    }
  }
}
