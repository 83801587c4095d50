import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds. The simulated link uses this process's timers: if they are late, so was the link. */
const tolerable = 40
const tries = 2

/** Measures again if the machine was busy, and keeps the less disturbed result. */
export async function undisturbed<T>(measure: () => Promise<T>): Promise<T> {
  let best: { result: T; late: number } | undefined
  for (let round = 0; round < tries && !(best && best.late < tolerable); round++) {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const result = await measure()
    delay.disable()
    const late = delay.max / 1e6
    if (!best || late < best.late) best = { result, late }
  }
  if (!best) throw new Error('Nothing was measured')
  return best.result
}
