import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { pathTo } from '../../lib/path-to.ts'
import { auth } from '../../store/auth.ts'
import type { ResourceState } from '../../store/resource.ts'
import { Icon } from '../../ui/icon.tsx'
import { heartIcon } from '../../ui/icons.ts'
import { useStyles } from '../../ui/styles.ts'
import { listMessages } from './lists/lists.messages.ts'
import css from './watch-button.css?inline'
import { watchAfterSignIn, watched } from './watched-lots.store.ts'

type Props = Readonly<{ lot: Readonly<{ auction_item_id: string; title: string }> }>

/** Starts or stops watching a lot. A visitor who is not signed in signs in first, and then the lot is watched. */
export function WatchButton({ lot: { auction_item_id: id, title } }: Props) {
  useStyles(css)
  const { site, links } = useSurroundings()
  const say = useMessages(listMessages)
  const ids = useWatched()
  const isWatched = ids.has(id)
  const lots = useUserSlice(watched)
  const { isAuthenticated } = useStore(auth(site).$state)

  function press(): void {
    if (isAuthenticated) {
      void lots.set(id, !isWatched)
      return
    }
    watchAfterSignIn(site).set(id)
    links?.open(pathTo('sign-in', { query: { _redirect: links.here() } }))
  }

  return (
    <button
      type="button"
      className="watch-button"
      part="button"
      aria-pressed={isWatched}
      aria-label={say('watch', { title })}
      onClick={press}
    >
      <Icon path={heartIcon} size={22} />
    </button>
  )
}

const none: ReadonlySet<string> = new Set()
/** Without an account there is nothing to read. */
const notRead = atom<ResourceState<ReadonlySet<string>>>({ type: 'loading', slow: false })

/** Ids of the lots that the visitor watches; none while they are not signed in. */
export function useWatched(): ReadonlySet<string> {
  const { site } = useSurroundings()
  const { isAuthenticated } = useStore(auth(site).$state)
  const lots = useUserSlice(watched)
  const $wanted = watchAfterSignIn(site)
  const wanted = useStore($wanted)
  const state = useStore(isAuthenticated ? lots.$state : notRead)
  const isRead = state.type === 'ready'

  useEffect(() => {
    // Only one button on the page carries out the wish.
    if (!isRead || wanted === undefined || $wanted.get() !== wanted) return
    $wanted.set(undefined)
    void lots.set(wanted, true)
  }, [isRead, wanted, $wanted, lots])

  return isRead ? state.value : none
}
