import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef } from 'react'
import { useFailure } from '../../hooks/use-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { joined, type MoreGifts } from './more-gifts.store.ts'

/** The gifts of the first read, and the older ones that were read since. */
export function useAllGifts<Gift extends { readonly gift_id: string; readonly given_at: string }>(
  first: readonly Gift[],
  more: MoreGifts<Gift>,
): readonly Gift[] {
  useEffect(() => more.accept(first), [more, first])
  return joined(first, useStore(more.$items)) ?? first
}

type Props<Gift> = Readonly<{
  more: MoreGifts<Gift>
  shown: readonly Gift[]
  /** How many gifts there are in all. */
  total: number
  /** The list of gifts. Several gifts may share a row. */
  list: RefObject<HTMLElement | null>
  label: string
}>

/** A button that reads more gifts, while there are any. The first of them gets the focus. */
export function ShowMoreGifts<Gift>({ more, shown, total, list, label }: Props<Gift>) {
  const state = useStore(more.read.$state)
  const hasAll = useStore(more.$hasAll)
  const rowsBefore = useRef(0)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && state.type === 'idle') focusRow(list.current, rowsBefore.current)
    wasBusy.current = state.type === 'busy'
  }, [state.type, list])

  function read(): void {
    rowsBefore.current = list.current?.children.length ?? 0
    void more.read.run(shown)
  }

  const failure = useFailure(state.type === 'failed' ? state.failure : undefined)
  return (
    <>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {!hasAll && shown.length < total && (
        <p>
          <Button busy={state.type === 'busy'} onClick={read}>
            {label}
          </Button>
        </p>
      )}
    </>
  )
}

/** A gift that was grouped into the last row has no row of its own. */
function focusRow(list: HTMLElement | null, index: number): void {
  const row = (list?.children[index] ?? list?.lastElementChild) as HTMLElement | undefined
  if (!row) return
  row.tabIndex = -1
  row.focus()
}
