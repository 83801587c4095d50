import { useStore } from '@nanostores/react'
import type { ComponentType } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useCode } from '../../hooks/use-code.ts'
import { auth } from '../../store/auth.ts'

/** Modules with news for signed-in visitors on every screen. */
const sources: readonly Readonly<{ name: string; load: () => Promise<{ News: ComponentType }> }>[] = [
  { name: 'auction', load: () => import('../../features/auction/bid/bid-news.tsx') },
]

/** News for a signed-in visitor, such as that they are outbid. */
export function NewsWatch() {
  const { isAuthenticated } = useStore(auth(useSurroundings().site).$state)
  return isAuthenticated ? sources.map(({ name, load }) => <Source key={name} load={load} />) : null
}

/** Its code loads only once somebody is signed in. */
function Source({ load }: Pick<(typeof sources)[number], 'load'>) {
  const code = useCode(load)
  return code.type === 'ready' ? <code.value.News /> : null
}
