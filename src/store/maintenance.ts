import { atom, computed, type ReadableAtom } from 'nanostores'
import { appStatus } from '../api/app.ts'
import { failureIn } from '../api/failure-in.ts'
import { headers } from '../api/headers.ts'
import { clock } from './clock.ts'
import { platformReturned } from './platform-return.ts'
import { type MaintenancePlan, platformState } from './platform-state.ts'
import { serverClock } from './server-clock.ts'
import { defineSlice } from './slice.ts'

export type MaintenanceState =
  | { type: 'none' }
  | { type: 'planned'; plan: MaintenancePlan }
  /** `plan`: as far as known. */
  | { type: 'running'; plan: MaintenancePlan | undefined }

export interface Maintenance {
  $state: ReadableAtom<MaintenanceState>
  /** The planned maintenance, unless the visitor has dismissed the notice for a while. */
  $upcoming: ReadableAtom<MaintenancePlan | undefined>
  /** Call when the platform is down for maintenance. */
  begin(): void
  /** Hides the notice for some minutes. */
  closeFor(minutes: number): void
  /** Asks once, watches the headers of answers, and polls until the platform is back. Returns the cleanup. */
  watch(): () => void
}

/** Milliseconds between polls, each randomly between half and twice as long, so that browsers do not poll in step. */
const pollInterval = 10_000

export const maintenance = defineSlice('maintenance', (site): Maintenance => {
  const { storage, report } = site.environment
  const closedKey = `fayre.maintenance-closed ${site.host} ${site.event}`
  const $platform = platformState(site)
  const $isRunning = atom(false)
  const $closed = atom(readClosed())
  const $state = computed(
    [$isRunning, $platform, clock(site)],
    (isRunning, { maintenance: plan }, now): MaintenanceState => {
      if (isRunning) return { type: 'running', plan }
      return plan && now < plan.eta + (plan.minutes ?? 0) * 60_000 ? { type: 'planned', plan } : { type: 'none' }
    },
  )
  const $upcoming = computed([$state, $closed, clock(site)], (state, closed, now) => {
    if (state.type !== 'planned') return undefined
    return closed.eta === state.plan.eta && now < Number(closed.until) ? undefined : state.plan
  })

  function plan(eta: string | null | undefined, minutes: string | number | null | undefined): void {
    const begins = Date.parse(eta ?? '')
    const takes = Number(minutes)
    const known = $platform.get().maintenance
    const next = Number.isNaN(begins) ? undefined : { eta: begins, minutes: takes > 0 ? takes : undefined }
    if (JSON.stringify(known) !== JSON.stringify(next)) $platform.set({ ...$platform.get(), maintenance: next })
  }

  /** Is the platform down? Unknown after a network failure, or after a fault while no maintenance is due. */
  async function isAway(): Promise<boolean> {
    try {
      const { status, maintenance_eta, maintenance_period } = await site.client.call(appStatus, {}, { fresh: true })
      plan(maintenance_eta, maintenance_period)
      return status === 'maintenance'
    } catch (problem) {
      const failure = failureIn(problem)
      if (!failure) throw problem
      if ($isRunning.get()) return true
      return failure.type === 'http' && (failure.status === 503 || (failure.status >= 500 && isDue()))
    }
  }

  function isDue(): boolean {
    const state = $state.get()
    return state.type === 'planned' && state.plan.eta <= serverClock(site)()
  }

  function watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false

    async function ask(): Promise<void> {
      if (isAsking) return
      isAsking = true
      try {
        const wasRunning = $isRunning.get()
        const away = await isAway()
        // An answer of 503 that arrived meanwhile is newer.
        if (away || wasRunning) $isRunning.set(away)
        if (wasRunning && !away) platformReturned()
      } catch (problem) {
        report(problem, 'maintenance: cannot ask for its end')
      }
      isAsking = false
    }
    async function poll(): Promise<void> {
      await ask()
      if ($isRunning.get()) wait()
    }
    function wait(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void poll(), pollInterval * (0.5 + 1.5 * Math.random()))
    }

    const stops = [
      site.$news.subscribe(news => {
        if (!news) return
        const eta = news.headers.get(headers.maintenanceEta)
        // A proxy that answers for the platform sends no maintenance headers.
        if (eta || news.status < 500) plan(eta, news.headers.get(headers.maintenancePeriod))
        if ($isRunning.get()) return
        if (news.status === 503) $isRunning.set(true)
        else if (isDue()) void ask()
      }),
      $isRunning.subscribe(isRunning => (isRunning ? wait() : clearTimeout(timer))),
      () => clearTimeout(timer),
    ]
    void ask()
    return () => {
      for (const stop of stops) stop()
    }
  }

  function closeFor(minutes: number): void {
    const planned = $platform.get().maintenance
    if (!planned) return
    const closed = { eta: planned.eta, until: serverClock(site)() + minutes * 60_000 }
    $closed.set(closed)
    try {
      storage?.setItem(closedKey, JSON.stringify(closed))
    } catch (problem) {
      report(problem, 'storage: the coming maintenance is told again after a reload')
    }
  }

  /** Untrusted: anything else than the plan's own time hides nothing. */
  function readClosed(): { eta?: number; until?: number } {
    try {
      return Object(JSON.parse(storage?.getItem(closedKey) ?? '{}'))
    } catch {
      return {}
    }
  }

  return { $state, $upcoming, begin: () => $isRunning.set(true), closeFor, watch }
})
