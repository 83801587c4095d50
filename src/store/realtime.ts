import { atom } from 'nanostores'
import { apiPath } from '../api/endpoint.ts'
import type { Connection, ConnectionState } from '../api/realtime.ts'
import { retryImport } from '../lib/retry-import.ts'
import { pageAddress } from '../lib/urls.ts'
import { defineSlice } from './slice.ts'

/** Milliseconds until the socket's code is loaded again after a failure. */
const retryTime = 30_000

/**
 * The site's one socket. Its code loads for the first subscriber, once the page is idle: pushes are useless before
 * the first content.
 */
export const realtime = defineSlice('realtime', site => {
  const $state = atom<ConnectionState>('connecting')

  /**
   * Subscribes once the settings are loaded.
   * @param begin returns the cleanup
   * @param onGap called when pushes may have been missed, without a connection: read from the API
   * @returns the cleanup
   */
  function listen(begin: (connection: Connection, eventId: string) => () => void, onGap: () => void): () => void {
    const { report } = site.environment
    let end = () => {}
    let ended = false
    let isOpening = false

    async function open(): Promise<void> {
      try {
        const { connectionOf } = await retryImport(() => import('../api/realtime.ts'), report)
        const settings = site.settings.$state.get()
        if (ended || settings.type !== 'ready') return
        const connection = connectionOf(site.slices, settings.value.realtime, {
          authUrl: `${site.host}${apiPath}/realtime/auth`,
          page: () => pageAddress(site.environment.location()),
          eventId: settings.value.event_id,
          token: () => site.$token.get(),
          onState: $state.set,
          report,
        })
        if (connection) end = begin(connection, settings.value.event_id)
      } catch (problem) {
        $state.set('down')
        report(problem, 'realtime')
        setTimeout(() => {
          if (ended) return
          onGap()
          void open()
        }, retryTime)
      }
    }

    const stopWaiting = site.settings.$state.subscribe(({ type }) => {
      if (type !== 'ready' || isOpening) return
      isOpening = true
      whenIdle(() => {
        if (!ended) void open()
      })
    })
    return () => {
      ended = true
      stopWaiting()
      end()
    }
  }

  return { $state, listen }
})

/** After the frames that show the first answers, when the browser is idle. Safari has no idle callback. */
function whenIdle(act: () => void): void {
  setTimeout(() => {
    if (!globalThis.requestIdleCallback?.(act, { timeout: 2000 })) act()
  }, 200)
}
