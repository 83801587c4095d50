import { atom, computed, type ReadableAtom } from 'nanostores'
import { newRecord, readRecord } from './consent-record.ts'
import { eventSettings } from './event-settings.ts'
import { hostConsent } from './host-consent.ts'
import { type ConsentRecord, platformState } from './platform-state.ts'
import { defineSlice } from './slice.ts'

/** `unasked` counts as a refusal. */
export type ConsentState = 'granted' | 'denied' | 'unasked'

export interface Consent {
  /** The current consent. What needs consent waits for `granted`, and stops when it is withdrawn. */
  $state: ReadableAtom<ConsentState>
  /** Must the visitor be asked? Only on a page that we own. */
  $isOpen: ReadableAtom<boolean>
  /** Did the visitor open the banner themselves, to change their answer? */
  $isReopened: ReadableAtom<boolean>
  /** Storage key of the answer; undefined until the event is known. */
  $key: ReadableAtom<string | undefined>
  answer(type: ConsentRecord['type']): void
  /** Opens the banner again. */
  reopen(): void
  /** Call when another tab has stored an answer. */
  reread(): void
}

export const consent = defineSlice('consent', (site): Consent => {
  const { storage, report } = site.environment
  const { $state: $settings } = eventSettings(site)
  const $platform = platformState(site)
  const $reopened = atom(false)

  const $key = computed($settings, state => (state.type === 'ready' ? keyFor(state.value.event_id) : undefined))
  /** An answer from this tab counts even if it could not be stored. Otherwise the stored one counts. */
  const $record = computed([$key, $platform], (key, { cookieConsent }) => cookieConsent ?? stored(key))
  /** The host page's own consent wins over our record. */
  const $state = computed([hostConsent(site), $record], (host, record): ConsentState => {
    if (host && host !== 'auto') return host
    if (!record) return 'unasked'
    return record.type === 'accept' ? 'granted' : 'denied'
  })
  const $isOpen = computed([$settings, $state, $reopened], (settings, state, reopened) => {
    if (reopened) return true
    if (settings.type !== 'ready' || state !== 'unasked') return false
    return settings.value.domain_type !== 'public' && !settings.value.disable_cookies_policyYN
  })

  function stored(key: string | undefined): ConsentRecord | undefined {
    try {
      return key ? readRecord(storage?.getItem(key), Date.now()) : undefined
    } catch {
      return undefined
    }
  }

  function answer(type: ConsentRecord['type']): void {
    const settings = $settings.get()
    if (settings.type !== 'ready') return
    // With an organiser's 0, every page would ask.
    const days = settings.value.cookies_policy_decline_expiryNUM || 1
    const cookieConsent = newRecord(type, days, Date.now())
    $reopened.set(false)
    $platform.set({ ...$platform.get(), cookieConsent })
    try {
      storage?.setItem(keyFor(settings.value.event_id), JSON.stringify(cookieConsent))
    } catch (problem) {
      report(problem, 'storage: consent is asked for on every visit')
    }
  }

  return {
    $state,
    $isOpen,
    $isReopened: $reopened,
    $key,
    answer,
    reopen: () => $reopened.set(true),
    reread() {
      $reopened.set(false)
      $platform.set({ ...$platform.get(), cookieConsent: stored($key.get()) })
    },
  }
})

function keyFor(eventId: string): string {
  return `fayre.cookie-consent ${eventId}`
}
