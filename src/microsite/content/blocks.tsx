import type { Page } from '../../api/pages.ts'
import { useCodeFrame } from '../../hooks/use-code.ts'
import { ResourceFrame } from '../../ui/resource-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './blocks.css?inline'
import { blockLoaders, type DynamicBlock } from './dynamic-blocks.ts'
import { Prose } from './prose.tsx'

/** The blocks of a page, in the organiser's order. Blocks of modules that do not exist are skipped. */
export function Blocks({ content, wide = false }: Readonly<{ content: Page['content']; wide?: boolean }>) {
  useStyles(css)
  return (
    <div className={wide ? 'blocks blocks-wide' : 'blocks'}>
      {content.map((block, index) => {
        if (block.type === 'html') {
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks is fixed
          return <Prose key={index} html={block.html} />
        }
        const loader = blockLoaders[block.type]
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return loader && <Dynamic key={index} type={block.type} block={loader} />
      })}
    </div>
  )
}

/** A lazily loaded block, with space reserved for it. */
function Dynamic({ type, block: { load, reserve } }: Readonly<{ type: string; block: DynamicBlock }>) {
  return (
    <section className="block" data-block={type} tabIndex={-1}>
      <ResourceFrame {...useCodeFrame(load)} skeleton={<Skeleton height={reserve} radius={12} />}>
        {Block => <Block />}
      </ResourceFrame>
    </section>
  )
}
