import { atom } from 'nanostores'
import type { InferOutput } from 'valibot'
import { decode } from '../api/decode.ts'
import { apiPath, type Schema } from '../api/endpoint.ts'
import type { ConnectionState } from '../api/realtime.ts'
import { defineSlice } from './slice.ts'

export interface Listener<S extends Schema> {
  push: { event: string; data: S }
  receive(value: InferOutput<S>): void
  /** The value's number, where pushes are numbered one by one. */
  numberOf?(value: InferOutput<S>): number
  /** Something may have been missed: ask the API. */
  onGap(): void
}

/**
 * The site's one socket. Its code loads for the first listener, once the page
 * has nothing more urgent to do: pushes are worth nothing before the content.
 */
export const realtime = defineSlice('realtime', site => {
  const $state = atom<ConnectionState>('connecting')

  function listen<S extends Schema>(channel: string, { push, receive, numberOf, onGap }: Listener<S>): () => void {
    const { report } = site.environment
    let stop: (() => void) | undefined
    let stopped = false

    function open(): void {
      import('../api/realtime.ts')
        .then(({ connectionOf }) => {
          const settings = site.settings.$state.get()
          if (stopped || settings.type !== 'ready') return
          const connection = connectionOf(site.slices, settings.value.realtime, {
            authUrl: `${site.host}${apiPath}/realtime/auth`,
            token: () => site.$token.get(),
            onState: $state.set,
            report,
          })
          stop = connection?.subscribe(channel, {
            event: push.event,
            receive(data) {
              const value = decode(push.data, data, push.event) as InferOutput<S>
              receive(value)
              return numberOf?.(value)
            },
            onGap,
          })
        })
        .catch(problem => {
          $state.set('down')
          report(problem, 'realtime did not start')
          setTimeout(() => {
            if (stopped) return
            onGap()
            open()
          }, 30_000)
        })
    }

    whenCalm(open)
    return () => {
      stopped = true
      stop?.()
    }
  }

  return { $state, listen }
})

/** After the frames that follow the first answers, and when there is nothing else to do. Safari can't tell. */
function whenCalm(act: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2000 })
    else act()
  }, 200)
}
