import { persistence } from '../../../store/persistence.ts'
import { defineSlice } from '../../../store/slice.ts'

/**
 * Can this page show notifications? Chrome on Android lets only service workers notify: there the constructor throws.
 * @param hasWorker may a service worker do it?
 */
export function canNotify(hasWorker: boolean): boolean {
  if (!('Notification' in globalThis)) return false
  if (hasWorker) return true
  try {
    // The test throws before it shows anything, because a function in `data` can't be cloned.
    new Notification('', { data: () => {} }).close()
    return true
  } catch (problem) {
    return problem instanceof Error && problem.name === 'DataCloneError'
  }
}

/**
 * Does the visitor want notifications from the browser? Off until a press, even if the host page has the browser's
 * permission.
 */
export const bidAlerts = defineSlice('auction-bid-alerts', site => {
  const { read, write } = persistence(site)
  const account = () => Object(read('account')) as { outbidAlerts?: unknown }
  return {
    areWanted: () => account().outbidAlerts === true,
    want: (wanted: boolean) => write('account', { ...account(), outbidAlerts: wanted }),
  }
})
