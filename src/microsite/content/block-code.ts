import { useEffect, useState } from 'react'
import type { Page } from '../../api/pages.ts'
import { loadedAlready, loadOnce } from '../../lib/load-once.ts'
import { blockLoaders } from './dynamic-blocks.ts'

/** What makes somebody else's HTML safe, and shows it. */
export const loadHtml = () => import('../../ui/html.tsx').then(module => module.Html)

/** Loads the code of a page's blocks ahead. Never fails: a block without its code says so in its place. */
export async function loadBlocks(content: Page['content']): Promise<void> {
  await Promise.allSettled(loadersOf(content).map(load => loadOnce(load)))
}

/** Is the code of all blocks there, as far as it comes? Until then nobody knows how high they are. */
export function useBlockCode(content: Page['content'] | undefined): boolean {
  const [tried, setTried] = useState<Page['content']>()
  useEffect(() => {
    let gone = false
    if (content) loadBlocks(content).then(() => gone || setTried(content))
    return () => {
      gone = true
    }
  }, [content])
  return content !== undefined && (tried === content || loadersOf(content).every(load => loadedAlready(load)))
}

function loadersOf(content: Page['content']): (() => Promise<unknown>)[] {
  return content.flatMap(({ type }) => (type === 'html' ? loadHtml : (blockLoaders[type]?.load ?? [])))
}
