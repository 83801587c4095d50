import { pageWorker } from '../../store/page-worker.ts'
import type { Site } from '../../store/site.ts'
import { trustedTypesPolicy } from '../../ui/trusted-types.ts'
import { keepUser } from '../kept-user.ts'
import type { Router } from '../router.ts'

/** Milliseconds without another request after which a screen counts as loaded. */
const settleTime = 5000

/**
 * Stores the screens that must work without a network, such as a ticket and the door, so that they survive a reload.
 * Provides the service worker to other features. Only on the platform's own page, whose server has the worker. Returns
 * the cleanup.
 */
export function keepOffline(site: Site, { $current, href }: Pick<Router, '$current' | 'href'>): () => void {
  const { serviceWorker } = navigator
  const home = href('/')
  // Service workers need https.
  if (!serviceWorker || !home.startsWith('/') || new URL(site.host, location.href).origin !== location.origin) {
    return () => {}
  }
  const register = () => {
    // TypeScript's types do not accept a `TrustedScriptURL`.
    const script = (trustedTypesPolicy()?.createScriptURL(`${home}offline.js`) ?? `${home}offline.js`) as string
    return serviceWorker.register(script, { scope: home })
  }
  let stop = () => {}
  const stopRoute = $current.subscribe(({ route }) => {
    stop()
    stop = route?.offline ? keepScreen(site, serviceWorker, register) : () => {}
  })
  const $worker = pageWorker(site)
  $worker.set(register)
  return () => {
    stop()
    stopRoute()
    $worker.set(undefined)
  }
}

function keepScreen(site: Site, container: ServiceWorkerContainer, register: () => Promise<unknown>): () => void {
  const stopUser = keepUser(site)
  const page = location.href
  const all = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function tell(parts: readonly string[], isAll: boolean): Promise<void> {
    const { active } = await container.ready
    active?.postMessage({ page, parts, isAll })
  }

  const observer = new PerformanceObserver(list => {
    const parts = list.getEntries().flatMap(({ name }) => (isPartOfScreen(site, name) ? [name] : []))
    if (!parts.length) return
    for (const part of parts) all.add(part)
    void tell(parts, false)
    clearTimeout(timer)
    timer = setTimeout(() => void tell([...all], true), settleTime)
  })
  /** Stores what has been loaded so far, since a new release's worker has stored nothing yet. */
  const begin = () => {
    observer.disconnect()
    observer.observe({ type: 'resource', buffered: true })
  }

  begin()
  container.addEventListener('controllerchange', begin)
  register().catch(problem =>
    site.environment.report(problem, 'the screen cannot be kept for when there is no network'),
  )
  return () => {
    container.removeEventListener('controllerchange', begin)
    clearTimeout(timer)
    observer.disconnect()
    stopUser()
  }
}

/** Code, styles, fonts, pictures and the settings. The worker itself leaves out what must not be stored. */
function isPartOfScreen(site: Site, address: string): boolean {
  const { origin, pathname } = new URL(address)
  if (origin !== new URL(site.host, location.href).origin) return false
  // A stored answer can't tell whether there is a newer release.
  const isCall = pathname.startsWith('/api/') || pathname.endsWith('.json')
  return !isCall || pathname.endsWith('/app/settings')
}
