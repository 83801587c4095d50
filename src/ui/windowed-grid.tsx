import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { useStyles } from './styles.ts'
import { type KeptFocus, useFocusInRow, useKeptFocus } from './use-kept-focus.ts'
import css from './windowed-grid.css?inline'

type Props = Readonly<{
  /** Ids of the items to show, in order. */
  ids: readonly string[]
  /** One column, instead of as many as `CardGrid` has. */
  isRows?: boolean
  /** The approximate height of a row in pixels. */
  itemSize: number
  /** Receives a function that scrolls to an item. */
  onReach?: (reach: (id: string) => void) => void
  /** Renders an item. */
  children: (id: string) => ReactNode
}>

/** A long list of cards, of which only rows near the viewport are rendered. */
export function WindowedGrid({ ids, isRows = false, itemSize, onReach, children }: Props) {
  useStyles(css)
  const container = useRef<HTMLDivElement>(null)
  const list = useRef<WindowVirtualizerHandle>(null)
  const columns = useColumns(container, isRows)
  const rows = useMemo(() => rowsOf(ids, columns), [ids, columns])
  const reach = (id: string) => list.current?.scrollToIndex(Math.floor(ids.indexOf(id) / columns), { align: 'center' })
  const { kept, onKeyDown } = useKeptFocus(container, reach)
  onReach?.(reach)

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are between the list and its items
    <div
      ref={container}
      role="list"
      tabIndex={-1}
      className={isRows ? 'windowed windowed-rows' : 'windowed'}
      onKeyDown={onKeyDown}
    >
      <WindowVirtualizer ref={list} data={rows} itemSize={itemSize} bufferSize={600}>
        {(row, index) => (
          <Row key={row[0]} ids={row} before={index * columns} of={ids.length} columns={columns} kept={kept}>
            {children}
          </Row>
        )}
      </WindowVirtualizer>
    </div>
  )
}

type RowProps = Readonly<{
  ids: readonly string[]
  /** The number of items in earlier rows, and in all rows. */
  before: number
  of: number
  columns: number
  kept: KeptFocus
  children: (id: string) => ReactNode
}>

function Row({ ids, before, of, columns, kept, children }: RowProps) {
  const row = useRef<HTMLDivElement>(null)
  useFocusInRow(row, ids, kept)
  // Not rendered again each time that a row comes into view.
  const items = useMemo(
    () =>
      ids.map((id, at) => (
        // biome-ignore lint/a11y/useSemanticElements: rows are between the list and its items
        <div key={id} role="listitem" aria-setsize={of} aria-posinset={before + at + 1}>
          {children(id)}
        </div>
      )),
    [ids, before, of, children],
  )
  return (
    <div ref={row} className="windowed-row" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {items}
    </div>
  )
}

function rowsOf(ids: readonly string[], columns: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / columns) }, (_, row) =>
    ids.slice(row * columns, (row + 1) * columns),
  )
}

/** The number of columns that `CardGrid` has. */
function useColumns(container: RefObject<HTMLElement | null>, isRows: boolean): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const element = container.current
    if (!element || isRows) return setColumns(1)
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).getPropertyValue('--_gap')) || 24
      setColumns(Math.max(1, Math.floor((element.clientWidth + gap) / (264 + gap))))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container, isRows])
  return columns
}
