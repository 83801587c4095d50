import { atom, computed } from 'nanostores'
import { useEffect, useMemo, useState } from 'react'
import type { Page } from '../../api/pages.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useStore } from '../../hooks/use-store.ts'
import type { Environment } from '../../lib/environment.ts'
import { codeOf } from '../../store/code.ts'
import { blockLoaders } from './dynamic-blocks.ts'

/** What makes somebody else's HTML safe, and shows it. */
export const loadHtml = () => import('../../ui/html.tsx').then(module => module.Html)

/** Loads the code of a page's blocks ahead. Never fails: a block without its code says so in its place. */
export async function loadBlocks(content: Page['content'], environment: Environment): Promise<void> {
  await Promise.all(loadersOf(content).map(load => codeOf(load, environment).refresh()))
}

/** Is the code of all blocks there, as far as it comes? Until then nobody knows how high they are. */
export function useBlockCode(content: Page['content'] | undefined): boolean {
  const { environment } = useSurroundings().site
  const $isTried = useMemo(() => {
    const states = loadersOf(content ?? []).map(load => codeOf(load, environment).$state)
    return states.length ? computed(states, (...states) => states.every(({ type }) => type !== 'loading')) : atom(true)
  }, [content, environment])
  const isTried = useStore($isTried)
  // Another try in the place of one block does not take the others away.
  const [tried, setTried] = useState<Page['content']>()
  useEffect(() => {
    if (isTried) setTried(content)
  }, [isTried, content])
  return content !== undefined && (isTried || tried === content)
}

function loadersOf(content: Page['content']): (() => Promise<unknown>)[] {
  return content.flatMap(({ type }) => (type === 'html' ? loadHtml : (blockLoaders[type]?.load ?? [])))
}
