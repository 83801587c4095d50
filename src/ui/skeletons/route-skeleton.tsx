import cardGridCss from '../card-grid.css?inline'
import pageCss from '../page.css?inline'
import { Skeleton } from '../skeleton.tsx'
import { useStyles } from '../styles.ts'
import { type PartName, type Plan, plans, type SkeletonKey } from './plans.ts'
import css from './route-skeleton.css?inline'

/** `width`, `height` and `radius` in pixels. A height of 0: set by the style sheet. */
type Bone = readonly [width: string, height: number, radius?: number]

type Props = Readonly<{
  name: SkeletonKey
  /** For screen readers: "Loading". Absent if the surroundings say so already. */
  label?: string
  /** No answer for a while: the label becomes visible. */
  slow?: boolean
}>

/** A placeholder in the layout of a screen while it loads. */
export function RouteSkeleton({ name, label, slow }: Props) {
  useStyles(pageCss)
  useStyles(cardGridCss)
  useStyles(css)
  const { width, parts }: Plan = plans[name]
  return (
    <div
      className={width ? `page page-${width}` : 'page'}
      {...(label && { role: 'status', 'aria-busy': true, 'aria-label': label })}
    >
      {slow && <p>{label}</p>}
      {(Object.entries(parts) as [PartName, number][]).map(([part, count]) => (
        <div key={part} className={`bones bones-${part} ${grids[part] ?? ''}`}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
            <div key={index}>
              {bones[part].map(([width, height, radius], at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
                <Skeleton key={at} width={width} {...(height && { height })} {...(radius && { radius })} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const grids: Readonly<Partial<Record<PartName, string>>> = { cards: 'card-grid', tiles: 'page-tiles' }

const field: readonly Bone[] = [
  ['34%', 22],
  ['100%', 48, 10],
]
const words: readonly Bone[] = [
  ['80%', 24],
  ['55%', 18],
]

const bones: Readonly<Record<PartName, readonly Bone[]>> = {
  hero: [['100%', 0, 12]],
  back: [['120px', 20]],
  title: [['min(380px, 70%)', 0]],
  lead: [['min(460px, 90%)', 26]],
  tabs: [['100%', 0]],
  search: [['100%', 48, 10]],
  fields: field,
  button: [['100%', 50, 10]],
  prose: [
    ['100%', 18],
    ['96%', 18],
    ['99%', 18],
    ['92%', 18],
    ['60%', 18],
  ],
  rows: [['48px', 48, 24], ...words],
  ranks: [
    ['40px', 40, 20],
    ['45%', 24],
    ['96px', 24],
  ],
  tiles: [
    ['40px', 40, 10],
    ['80%', 21],
    ['55%', 18],
  ],
  cards: [
    ['100%', 0, 1],
    ['80%', 24],
    ['55%', 22],
    ['35%', 27],
  ],
  lot: [
    ['100%', 0, 12],
    ['90%', 36],
    ['60%', 20],
    ['45%', 44],
    ['100%', 50, 10],
    ['100%', 18],
    ['85%', 18],
  ],
  checkout: [['100%', 0, 12], ...field, ...field, ...field, ['100%', 50, 10]],
}
