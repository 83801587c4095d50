import type { Browser, CDPSession } from 'playwright-core'

/**
 * A page whose network nobody watches. Playwright has the browser report each frame of a socket, which costs the
 * page's main thread more than the frame itself.
 */
export interface UnobservedPage {
  send<T = Record<string, unknown>>(method: string, params?: object): Promise<T>
  /** Runs a function of the page's own, without anything around it. Waits for its promise. */
  evaluate<T>(act: () => T | Promise<T>): Promise<T>
  close(): Promise<void>
}

interface Reply {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** Opens an address in the browser's own context, which Playwright leaves alone. @param script runs before the page's */
export async function openUnobserved(
  browser: Browser,
  url: string,
  { script, width, height }: { script: string; width: number; height: number },
): Promise<UnobservedPage> {
  const devtools = await browser.newBrowserCDPSession()
  const { targetId } = await devtools.send('Target.createTarget', {
    url: 'about:blank',
    width,
    height,
    newWindow: true,
  })
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false })
  const send = messenger(devtools, sessionId)
  await send('Page.enable')
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: script })
  await send('Page.navigate', { url })
  return {
    send,
    async evaluate<T>(act: () => T | Promise<T>) {
      const expression = `(${act})()`
      const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: { text: string } }>(
        'Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true },
      )
      if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`)
      return result.value
    },
    async close() {
      await devtools.send('Target.closeTarget', { targetId })
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
