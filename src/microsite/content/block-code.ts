import { useStore } from '@nanostores/react'
import { atom, computed } from 'nanostores'
import { useEffect, useMemo, useState } from 'react'
import type { Page } from '../../api/pages.ts'
import { useSurroundings } from '../../hooks/context.ts'
import type { Environment } from '../../lib/environment.ts'
import { codeOf } from '../../store/code.ts'
import { blockOf } from './dynamic-blocks.ts'

/** Sanitises and shows untrusted HTML. */
export const loadHtml = () => import('../../ui/html.tsx').then(module => module.Html)

/** Loads the code of a page's blocks in advance. Never fails: a block whose code is missing shows that itself. */
export async function loadBlocks(content: Page['content'], environment: Environment): Promise<void> {
  await Promise.all(loadersOf(content).map(load => codeOf(load, environment).refresh()))
}

/** Is the code of all blocks loaded, or given up? Until then the page's height is unknown. */
export function useBlockCode(content: Page['content'] | undefined): boolean {
  const { environment } = useSurroundings().site
  const $isTried = useMemo(() => {
    const states = loadersOf(content ?? []).map(load => codeOf(load, environment).$state)
    return states.length ? computed(states, (...states) => states.every(({ type }) => type !== 'loading')) : atom(true)
  }, [content, environment])
  const isTried = useStore($isTried)
  // A retry of one block must not unmount the others.
  const [tried, setTried] = useState<Page['content']>()
  useEffect(() => {
    if (isTried) setTried(content)
  }, [isTried, content])
  return content !== undefined && (isTried || tried === content)
}

/** Without the blocks that load when they come near. */
export function withoutLarge(content: Page['content']): Page['content'] {
  return content.filter(({ type }) => !blockOf(type)?.isLarge)
}

function loadersOf(content: Page['content']): (() => Promise<unknown>)[] {
  return content.flatMap(({ type }) => (type === 'html' ? loadHtml : (blockOf(type)?.load ?? [])))
}
