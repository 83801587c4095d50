import type { Browser, CDPSession } from 'playwright-core'

/**
 * A page whose network nobody watches. Playwright has the browser report each frame of a socket, which costs the
 * page's main thread more than the frame itself, and the script's line of each request, which compiles the script again.
 */
export interface UnobservedPage {
  send<T = Record<string, unknown>>(method: string, params?: object): Promise<T>
  /** Runs a function of the page's own, without anything around it. Waits for its promise. */
  evaluate<T, A extends readonly unknown[]>(act: (...values: A) => T | Promise<T>, ...values: A): Promise<T>
  close(): Promise<void>
}

interface Reply {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

interface PageOptions {
  /** Runs before the page's own scripts. */
  readonly script: string
  readonly width: number
  readonly height: number
  /** How many times slower its processor is. */
  readonly slowdown?: number
  readonly userAgent?: string
}

/** Opens an address in a context of its own, which Playwright leaves alone, with an empty cache. */
export async function openUnobserved(
  browser: Browser,
  url: string,
  { script, width, height, slowdown = 1, userAgent }: PageOptions,
): Promise<UnobservedPage> {
  const devtools = await browser.newBrowserCDPSession()
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  const { targetId } = await devtools.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width,
    height,
    newWindow: true,
  })
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false })
  const send = messenger(devtools, sessionId)
  await send('Page.enable')
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  await send('Emulation.setLocaleOverride', { locale: 'en-GB' })
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (userAgent) await send('Emulation.setUserAgentOverride', { userAgent })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: script })
  await send('Page.navigate', { url })
  return {
    send,
    async evaluate<T, A extends readonly unknown[]>(act: (...values: A) => T | Promise<T>, ...values: A) {
      const expression = `(${act})(...${JSON.stringify(values)})`
      const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: { text: string } }>(
        'Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true },
      )
      if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`)
      return result.value
    },
    async close() {
      await devtools.send('Target.disposeBrowserContext', { browserContextId })
      await devtools.detach()
    },
  }
}

function messenger(devtools: CDPSession, sessionId: string): UnobservedPage['send'] {
  const waiting = new Map<number, { done(result: unknown): void; fail(problem: Error): void }>()
  devtools.on('Target.receivedMessageFromTarget', ({ message, sessionId: from }) => {
    if (from !== sessionId) return
    const { id, result, error }: Reply = JSON.parse(message)
    const call = id === undefined ? undefined : waiting.get(id)
    if (!call || id === undefined) return
    waiting.delete(id)
    if (error) call.fail(new Error(error.message))
    else call.done(result)
  })
  let last = 0
  return <T>(method: string, params: object = {}) =>
    new Promise<T>((done, fail) => {
      const id = ++last
      waiting.set(id, { done: result => done(result as T), fail })
      const message = JSON.stringify({ id, method, params })
      devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(fail)
    })
}
