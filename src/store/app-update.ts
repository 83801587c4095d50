import { atom, type ReadableAtom } from 'nanostores'
import { appInfo } from '../api/app.ts'
import { failureIn } from '../api/failure-in.ts'
import { headers } from '../api/headers.ts'
import { randomKey } from '../lib/random-key.ts'
import { busyness } from './busyness.ts'
import { build, version } from './release.ts'
import { defineSlice } from './slice.ts'

/** `waiting`: a new build is out, but somebody is typing or paying. `refreshing`: the page is about to reload. */
export type UpdateState = 'current' | 'waiting' | 'refreshing'

export interface AppUpdate {
  $state: ReadableAtom<UpdateState>
  /** Checks for new releases. Only for a page that we own. Returns the cleanup. */
  watch(ports: UpdatePorts): () => void
}

interface UpdatePorts {
  reload(): void
  /** Session storage, with the builds this tab has reloaded for. Without it the page never reloads by itself. */
  session: Storage | undefined
}

/** Milliseconds that the update screen is shown before the reload. */
const reloadDelay = 3500
/** Milliseconds between checks. */
const interval = 5 * 60_000
const sessionKey = 'fayre.updated-for'

export const appUpdate = defineSlice('app-update', (site): AppUpdate => {
  const $state = atom<UpdateState>('current')
  const { $activities } = busyness(site)
  const own = `${version}.${build}`
  let found: string | undefined

  async function released(): Promise<string | undefined> {
    try {
      const asked = { timestamp: Date.now(), random: randomKey() }
      const sent = await site.client.call(appInfo, asked, { fresh: true })
      return `${sent.version}.${sent.build}`
    } catch (problem) {
      // A failed check is tried again at the next one.
      if (!failureIn(problem)) throw problem
      return undefined
    }
  }

  function watch({ reload, session }: UpdatePorts): () => void {
    let looking = false
    let announced = own
    let timer: ReturnType<typeof setTimeout> | undefined

    async function look(): Promise<void> {
      if (looking || $state.get() !== 'current') return
      looking = true
      try {
        found = await released()
      } catch (problem) {
        site.environment.report(problem, 'update: cannot look for a newer release')
      }
      looking = false
      if (found && found !== own && !isMarked(session, found)) $state.set('waiting')
      goOn()
    }

    /**
     * Reloads once nothing is in progress. The build is stored first: if that failed, the page could reload forever.
     */
    function goOn(): void {
      if ($state.get() !== 'waiting' || $activities.get().length || !found) return
      const mayReload = mark(session, found)
      $state.set(mayReload ? 'refreshing' : 'current')
      if (mayReload) timer = setTimeout(reload, reloadDelay)
    }

    const stops = [
      $activities.listen(goOn),
      site.$news.listen(news => {
        const newest = news && buildIn(news.headers)
        if (!newest || newest === announced) return
        announced = newest
        if (newest !== own) void look()
      }),
    ]
    const clock = setInterval(() => void look(), interval)
    goOn()
    void look()
    return () => {
      for (const stop of stops) stop()
      clearInterval(clock)
      clearTimeout(timer)
      if ($state.get() === 'refreshing') $state.set('waiting')
    }
  }

  return { $state, watch }
})

function buildIn(sent: Headers): string | undefined {
  const [version, build] = [sent.get(headers.appVersion), sent.get(headers.appBuild)]
  return version && build ? `${version}.${build}` : undefined
}

function isMarked(session: Storage | undefined, release: string): boolean {
  try {
    return marks(session).includes(release)
  } catch {
    return true
  }
}

function mark(session: Storage | undefined, release: string): boolean {
  try {
    session?.setItem(sessionKey, [...marks(session), release].join(' '))
    return session !== undefined
  } catch {
    return false
  }
}

function marks(session: Storage | undefined): string[] {
  return session?.getItem(sessionKey)?.split(' ') ?? []
}
