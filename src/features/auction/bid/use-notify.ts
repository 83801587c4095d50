import { useMemo } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { type Notice, notices } from '../../../store/notices.ts'
import { type NotificationGoal, pageWorker } from '../../../store/page-worker.ts'
import type { Site } from '../../../store/site.ts'
import { announce } from '../../../ui/announcer.ts'
import { bidAlerts } from './bid-alerts.store.ts'
import { shownLots } from './shown-lots.ts'

interface News {
  readonly text: string
  readonly tone: Notice['tone']
  readonly lot: string
  /** The path that the notice links to. */
  readonly path: string
  readonly label: string
}

/**
 * Tells the visitor something: announced, as a notice if the lot is not on screen, and as the browser's notification if
 * they asked for those and the page is hidden.
 */
export function useNotify(): (news: News) => void {
  const { site } = useSurroundings()
  const { href, open } = useLinks()
  return useMemo(
    () =>
      ({ text, tone, lot, path, label }) => {
        announce(text)
        const run = () => open(path)
        if (!shownLots(site).has(lot)) notices(site).show({ tone, title: text, action: { label, run }, stays: false })
        if (document.hidden && bidAlerts(site).areWanted()) {
          const goal = { address: new URL(href(path), location.href).href }
          // Without `renotify` a second one of the same lot replaces the first without a sound.
          void notify(site, text, { tag: `fayre ${lot}`, renotify: true, data: goal })
        }
      },
    [site, href, open],
  )
}

/**
 * Through the service worker if there is one: phones allow only workers to notify, and only a worker's notification
 * outlives its page.
 */
async function notify(
  site: Site,
  text: string,
  // TypeScript's types lack `renotify`.
  options: NotificationOptions & { renotify: boolean; data: NotificationGoal },
): Promise<void> {
  try {
    const registration = await pageWorker(site).get()?.()
    if (registration?.active) return await registration.showNotification(text, options)
    const notification = new Notification(text, options)
    // As the worker does: this page may be in the middle of a payment.
    notification.onclick = () => {
      if (location.href === options.data.address) window.focus()
      else window.open(options.data.address)
    }
  } catch {
    // The notice in the page and the mail are enough.
  }
}
