import { atom } from 'nanostores'
import type { InferOutput } from 'valibot'
import { decode } from '../api/decode.ts'
import { apiPath, type Schema } from '../api/endpoint.ts'
import type { ConnectionState } from '../api/realtime.ts'
import { defineSlice } from './slice.ts'

export interface Listener<S extends Schema> {
  push: { event: string; data: S }
  receive(value: InferOutput<S>): void
  /** Something may have been missed: ask the API. */
  onGap(): void
}

/**
 * The site's one socket. Its code loads for the first listener, once the page
 * has nothing more urgent to do: pushes are worth nothing before the content.
 */
export const realtime = defineSlice('realtime', site => {
  const $state = atom<ConnectionState>('connecting')

  function listen<S extends Schema>(channel: string, { push, receive, onGap }: Listener<S>): () => void {
    let stop: (() => void) | undefined
    let stopped = false
    const onPush = (data: unknown) => {
      try {
        receive(decode(push.data, data, push.event) as InferOutput<S>)
      } catch (problem) {
        site.environment.report(problem, 'push makes no sense')
        onGap()
      }
    }
    const open = () =>
      import('../api/realtime.ts').then(({ connectionOf }) => {
        const settings = site.settings.$state.get()
        if (stopped || settings.type !== 'ready') return
        const connection = connectionOf(site.slices, settings.value.realtime, {
          authUrl: `${site.host}${apiPath}/realtime/auth`,
          token: () => site.$token.get(),
          onState: $state.set,
        })
        stop = connection?.subscribe(channel, { event: push.event, receive: onPush, onGap })
      })
    whenCalm(() => {
      open().catch(problem => {
        $state.set('down')
        site.environment.report(problem, 'realtime did not start')
      })
    })
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
