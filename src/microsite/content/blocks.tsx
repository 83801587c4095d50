import { type ReactNode, useRef } from 'react'
import type { Page } from '../../api/pages.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useCodeFrame } from '../../hooks/use-code.ts'
import { codeOf } from '../../store/code.ts'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import { variables } from '../../ui/variables.ts'
import css from './blocks.css?inline'
import { blockOf, type DynamicBlock } from './dynamic-blocks.ts'
import { Prose } from './prose.tsx'
import { useNear } from './use-near.ts'

type Content = Page['content']

type Props = Readonly<{
  content: Content
  /** `wide`: the full width; `split`: text and blocks side by side, if there is space. Default: one column. */
  layout?: 'column' | 'wide' | 'split'
  /** Do large blocks load only when they come near the viewport? */
  later?: boolean
}>

/** The blocks of a page, in the organiser's order. Blocks of modules that do not exist are skipped. */
export function Blocks({ content, layout = 'column', later = false }: Props) {
  useStyles(css)
  const runs = runsOf(content)
  // Content below the blocks is as wide as the page.
  const areas = [...runs.map(areaOf), 'wide']
  const texts = areas.filter(area => area === 'text').length
  const isSplit = texts > 0 && texts < runs.length
  const rows = `${'auto '.repeat(texts).slice(5)}1fr`
  return (
    <div
      className={`blocks blocks-${layout === 'split' && !isSplit ? 'column' : layout}`}
      style={variables({ '--_rows': rows })}
    >
      {runs.map((run, at) => {
        // Blocks stay beside all of the text that follows, up to the next blocks.
        const end = areas.findIndex((area, index) => index > at && area !== 'text')
        const span = areas[end] === 'wide' ? end - at : 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks is fixed
          <div key={at} className="blocks-run" data-area={areas[at]} style={variables({ '--_span': span })}>
            {run.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Block key={index} block={block} later={later} />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function Block({ block, later }: Readonly<{ block: Content[number]; later: boolean }>) {
  if ('html' in block) return <Prose html={block.html} />
  const loader = blockOf(block.type)
  return loader && <Dynamic type={block.type} block={loader} later={later} />
}

/** Groups neighbouring texts, neighbouring blocks and neighbouring listings. */
function runsOf(content: Content): Content[number][][] {
  const runs: Content[number][][] = []
  for (const block of content) {
    if (!('html' in block || blockOf(block.type))) continue
    const last = runs.at(-1)
    if (last && areaOf(last) === areaOf([block])) last.push(block)
    else runs.push([block])
  }
  return runs
}

/** Listings take the full width; other blocks go beside the text. */
const areaOf = ([first]: Content) =>
  first?.type === 'html' ? 'text' : blockOf(first?.type ?? '')?.isListing ? 'wide' : 'aside'

type DynamicProps = Readonly<{ type: string; block: DynamicBlock; later: boolean }>

/** A lazily loaded block, with space reserved for it. */
function Dynamic({ type, block, later }: DynamicProps) {
  const { environment } = useSurroundings().site
  const container = useRef<HTMLElement>(null)
  // `value` does not start the load, as `get()` would.
  const isNear = useNear(
    container,
    !(later && block.isLarge) || codeOf(block.load, environment).$state.value?.type === 'ready',
  )
  const skeleton = <Skeleton height={block.reserve} radius={12} />
  return (
    <section ref={container} className="block" data-block={type} tabIndex={-1}>
      {isNear ? <Loaded load={block.load} skeleton={skeleton} /> : skeleton}
    </section>
  )
}

function Loaded({ load, skeleton }: Readonly<{ load: DynamicBlock['load']; skeleton: ReactNode }>) {
  return (
    <ResourceFrame {...useCodeFrame(load)} skeleton={skeleton}>
      {Block => <Block />}
    </ResourceFrame>
  )
}
