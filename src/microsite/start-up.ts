import { atom, type ReadableAtom } from 'nanostores'
import type { AppSettings } from '../api/app-settings.ts'
import type { Failure } from '../api/errors.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { auth } from '../store/auth.ts'
import { eventSettings } from '../store/event-settings.ts'
import { onPlatformReturn } from '../store/platform-return.ts'
import { failureOf } from '../store/resource.ts'
import type { Site } from '../store/site.ts'
import { type Fonts, loadFonts } from './fonts.ts'
import type { HostPage } from './host-page.ts'

export type StartState =
  /** `splash`: address of the logo, stored by an earlier visit. */
  | { type: 'loading'; slow: boolean; splash: string | undefined }
  | { type: 'failed'; failure: Failure }
  /** The settings are empty, or the browser is leaving the page: nothing is shown. */
  | { type: 'nothing' }
  | { type: 'ready'; settings: AppSettings; fonts: Fonts }

export interface StartUp {
  $state: ReadableAtom<StartState>
  /** Is it known who is signed in? Screens with restricted access wait for it. */
  $known: ReadableAtom<boolean>
  /** Why the profile could not be loaded. */
  $problem: ReadableAtom<Failure | undefined>
  /** Runs the start-up once. */
  begin(): Promise<void>
  tryAgain(): void
  /** Loads the profile again. */
  askAgain(): Promise<void>
  /** Stops following the settings and maintenance. */
  end(): void
}

interface Steps {
  /** Resolves when the first screen has loaded. The profile is read after it. */
  firstScreen: Promise<void>
  /** Called if the profile names a route to go to. */
  follow(route: string, settings: AppSettings): void
  /** Called when the profile could not be loaded. */
  onProblem(failure: Failure): void
}

/** Milliseconds until the visitor counts as signed out, if the profile does not arrive. */
const rehydrationTimeout = 5000

/** Milliseconds that the first screen waits for its fonts. Fonts that arrive later are applied on the next screen. */
const fontGrace = 500

/** The start-up steps, in the order of the specification. */
export function createStartUp(site: Site, page: HostPage, { firstScreen, follow, onProblem }: Steps): StartUp {
  const { environment, host, event } = site
  const splashKey = `fayre.splash ${host} ${event}`
  const all = eventSettings(site)
  // First of all, before anything else reads the address.
  const isLeaving = page.leaveForHttps()
  let userToken = isLeaving ? undefined : page.takeUserToken()
  let stopSettings = () => {}
  let stopAwaitingReturn = () => {}
  /** How often the profile was asked for. */
  let asked = 0
  const loading = (slow: boolean) => ({ type: 'loading', slow, splash: stored(site, splashKey) }) as const
  const $state = atom<StartState>(isLeaving ? { type: 'nothing' } : loading(false))
  const $known = atom(false)
  const $problem = atom<Failure | undefined>()

  async function begin(): Promise<void> {
    if (isLeaving) return
    stopAwaitingReturn = onPlatformReturn(() => {
      if ($problem.get()) void askAgain()
    })
    const settings = await loaded()
    if (settings) await enter(settings)
  }

  /** Resolves when the settings are loaded. */
  function loaded(): Promise<AppSettings | undefined> {
    return new Promise(done => {
      stopSettings = all.$state.subscribe(state => {
        if (state.type === 'loading') {
          $state.set(loading(state.slow))
        } else if (state.type === 'failed') {
          const { failure } = state
          const isEmpty = failure.type === 'shape' && failure.empty === true
          $state.set(isEmpty ? { type: 'nothing' } : { type: 'failed', failure })
        } else {
          queueMicrotask(() => stopSettings())
          done(state.value)
        }
      })
    })
  }

  async function enter(settings: AppSettings): Promise<void> {
    if (page.leaveFor(settings.redirect_url, settings)) return $state.set({ type: 'nothing' })
    page.applySettings(settings)
    store(site, splashKey, settings.splash_logoISfile ?? settings.logoISfile)
    const fonts = loadFonts(settings, { host, report: environment.report })
    await withTimeout(fontGrace, fonts.loaded).catch(() => {})
    $state.set({ type: 'ready', settings, fonts })
    // A link from a mail may lead to another screen, so its token is used first.
    if (!userToken) await withTimeout(rehydrationTimeout, firstScreen).catch(() => {})
    await askAgain()
  }

  async function askAgain(): Promise<void> {
    const state = $state.get()
    if (state.type !== 'ready') return
    $known.set(false)
    const own = ++asked
    const answer = auth(site).resume(userToken)
    // Even late, it leads the visitor on, unless it was asked for again.
    const accepted = answer.then(route => {
      userToken = undefined
      $problem.set(undefined)
      if (route && own === asked) follow(route, state.settings)
    })
    try {
      await withTimeout(rehydrationTimeout, accepted)
    } catch (problem) {
      // A profile that takes too long is not an error: the visitor is signed out until it arrives.
      const failure: Failure = isLate(problem) ? { type: 'timeout' } : failureOf(problem, environment)
      $problem.set(failure)
      // Without an answer the token has not been used up.
      if (failure.type === 'http') userToken = undefined
      if (failure.type !== 'timeout') onProblem(failure)
    }
    $known.set(true)
  }

  return {
    $state,
    $known,
    $problem,
    begin,
    tryAgain: () => void all.refresh(),
    askAgain,
    end() {
      stopSettings()
      stopAwaitingReturn()
      asked++
    },
  }
}

const isLate = (problem: unknown) => Object(problem).name === 'TimeoutError'

function stored({ environment: { storage } }: Site, key: string): string | undefined {
  try {
    return storage?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function store({ environment: { storage, report } }: Site, key: string, value: string | undefined): void {
  try {
    if (value) storage?.setItem(key, value)
  } catch (problem) {
    report(problem, 'nothing can be stored')
  }
}
