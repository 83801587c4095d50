import { useStore } from '@nanostores/react'
import { useFailure } from '../../hooks/use-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { MoreGifts } from './more-gifts.store.ts'

/** The gifts of the first read, and the older ones that were read since. */
export function useAllGifts<Gift extends { readonly gift_id: string }>(
  first: readonly Gift[],
  more: MoreGifts<Gift>,
): readonly Gift[] {
  const known = new Set(first.map(({ gift_id }) => gift_id))
  return [...first, ...useStore(more.$items).filter(({ gift_id }) => !known.has(gift_id))]
}

type Props = Readonly<{
  more: MoreGifts<unknown>
  /** How many gifts are shown, of how many. */
  shown: number
  total: number
  label: string
}>

/** A button that reads more gifts, while there are any. */
export function ShowMoreGifts({ more, shown, total, label }: Props) {
  const state = useStore(more.read.$state)
  const failure = useFailure(state.type === 'failed' ? state.failure : undefined)
  return (
    <>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {shown < total && (
        <p>
          <Button busy={state.type === 'busy'} onClick={() => void more.read.run(shown)}>
            {label}
          </Button>
        </p>
      )}
    </>
  )
}
