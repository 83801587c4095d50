import { atom, type ReadableAtom } from 'nanostores'
import type { AppSettings } from '../api/app-settings.ts'
import type { Failure } from '../api/errors.ts'
import { within } from '../lib/within.ts'
import { auth } from '../store/auth.ts'
import { eventSettings } from '../store/event-settings.ts'
import { onReturn } from '../store/on-return.ts'
import { failureOf } from '../store/resource.ts'
import type { Site } from '../store/site.ts'
import { type Fonts, loadFonts } from './fonts.ts'
import type { HostPage } from './host-page.ts'

export type StartState =
  /** `splash`: address of the logo, known from an earlier visit. */
  | { type: 'loading'; slow: boolean; splash: string | undefined }
  | { type: 'failed'; failure: Failure }
  /** No settings came back, or the browser is on its way elsewhere: nothing is shown. */
  | { type: 'nothing' }
  | { type: 'ready'; settings: AppSettings; fonts: Fonts }

export interface StartUp {
  $state: ReadableAtom<StartState>
  /** Is it known who is signed in? Screens that ask for somebody wait for it. */
  $known: ReadableAtom<boolean>
  /** Why the server has not said who it is. */
  $problem: ReadableAtom<Failure | undefined>
  /** Goes through the steps once. */
  begin(): Promise<void>
  tryAgain(): void
  /** Asks once more who the visitor is. */
  askAgain(): Promise<void>
  /** Nothing is followed any more. */
  end(): void
}

interface Steps {
  /** Comes when all is there that the first screen shows: who the visitor is may be asked after it. */
  firstScreen: Promise<void>
  /** The profile names a place to go to. */
  follow(route: string, settings: AppSettings): void
  /** The profile could not be had. */
  onProblem(failure: Failure): void
}

/** Milliseconds until the visitor counts as nobody, if the server does not say who they are. */
const rehydrationTimeout = 5000

/** Milliseconds that the first screen waits for its fonts. They are worn as it is shown; those that come later, with the next screen. */
const fontGrace = 500

/** What happens before the first screen, in the order of the specification. */
export function createStartUp(site: Site, page: HostPage, { firstScreen, follow, onProblem }: Steps): StartUp {
  const { environment, host, event } = site
  const splashKey = `fayre.splash ${host} ${event}`
  const all = eventSettings(site)
  // Before anything looks at the address: where it leads and what it carries.
  const isLeaving = page.leaveForHttps()
  let userToken = isLeaving ? undefined : page.takeUserToken()
  let end = () => {}
  let forget = () => {}
  const loading = (slow: boolean) => ({ type: 'loading', slow, splash: stored(site, splashKey) }) as const
  const $state = atom<StartState>(isLeaving ? { type: 'nothing' } : loading(false))
  const $known = atom(false)
  const $problem = atom<Failure | undefined>()

  async function begin(): Promise<void> {
    if (isLeaving) return
    forget = onReturn(() => {
      if ($problem.get()) void askAgain()
    })
    const settings = await loaded()
    if (settings) await enter(settings)
  }

  /** Follows the settings until they are there. */
  function loaded(): Promise<AppSettings | undefined> {
    return new Promise(done => {
      end = all.$state.subscribe(state => {
        if (state.type === 'loading') {
          $state.set(loading(state.slow))
        } else if (state.type === 'failed') {
          const { failure } = state
          const isEmpty = failure.type === 'shape' && failure.empty === true
          $state.set(isEmpty ? { type: 'nothing' } : { type: 'failed', failure })
        } else {
          queueMicrotask(() => end())
          done(state.value)
        }
      })
    })
  }

  async function enter(settings: AppSettings): Promise<void> {
    if (settings.title) page.setTitle(settings.title)
    if (page.leaveFor(settings.redirect_url, settings)) return $state.set({ type: 'nothing' })
    page.wear(settings)
    store(site, splashKey, settings.splash_logoISfile ?? settings.logoISfile)
    const fonts = loadFonts(settings, { host, report: environment.report })
    await within(fontGrace, fonts.loaded).catch(() => {})
    $state.set({ type: 'ready', settings, fonts })
    // A link out of a mail may lead elsewhere: that comes first.
    if (!userToken) await within(rehydrationTimeout, firstScreen).catch(() => {})
    await identify(settings)
  }

  async function identify(settings: AppSettings): Promise<void> {
    $known.set(false)
    try {
      const route = await within(rehydrationTimeout, auth(site).resume(userToken))
      userToken = undefined
      $problem.set(undefined)
      if (route) follow(route, settings)
    } catch (problem) {
      // Who does not come in time is nobody until they do: that is no fault.
      const failure: Failure = isLate(problem) ? { type: 'timeout' } : failureOf(problem, environment)
      $problem.set(failure)
      // Nobody has looked at it where no answer came.
      if (failure.type === 'http') userToken = undefined
      if (failure.type !== 'timeout') onProblem(failure)
    }
    $known.set(true)
  }

  async function askAgain(): Promise<void> {
    const state = $state.get()
    if (state.type === 'ready') await identify(state.settings)
  }

  return {
    $state,
    $known,
    $problem,
    begin,
    tryAgain: () => void all.refresh(),
    askAgain,
    end() {
      end()
      forget()
    },
  }
}

const isLate = (problem: unknown) => problem instanceof DOMException && problem.name === 'TimeoutError'

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
    report(problem, 'storage: the logo loads anew each time')
  }
}
