import { contentPages } from '../../store/content-pages.ts'
import { navigation } from '../../store/navigation.ts'
import type { Site } from '../../store/site.ts'
import { contentKeyOf } from '../content-key.ts'
import type { Router } from '../router.ts'

/** The most pages that are stored. */
const most = 20

/** Stores which of the organiser's pages were visited, and the current one's picture. Returns the cleanup. */
export function followPages(site: Site, { $current }: Pick<Router, '$current'>): () => void {
  const { $state, change } = navigation(site)
  let stop = () => {}
  const stopRoute = $current.subscribe(current => {
    stop()
    const key = contentKeyOf(current)
    const preview = current.query.get('preview') ?? undefined
    // A preview does not count as a visit.
    if (!key || preview !== undefined) return change({ parallaxProps: undefined })
    stop = contentPages(site)
      .read(key)
      .$state.subscribe(state => {
        if (state.type !== 'ready') return
        const { title, hero } = state.value
        const others = $state.get().pages.filter(page => page.key !== key)
        change({
          pages: [...others, { key, title }].slice(-most),
          parallaxProps: hero?.picture ? { picture: hero.picture } : undefined,
        })
      })
  })
  return () => {
    stop()
    stopRoute()
  }
}
