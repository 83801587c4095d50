import css from './skeleton.css?inline'
import { useStyles } from './styles.ts'
import { variables } from './variables.ts'

type Props = Readonly<{
  /** Any CSS length or percentage. Default: the full width. */
  width?: string
  /** Pixels. Default: 20. */
  height?: number
  /** Pixels. Default: 6. */
  radius?: number
}>

/** A grey placeholder of the exact size of what is loading. The region around it has `aria-busy`. */
export function Skeleton({ width, height, radius }: Props) {
  useStyles(css)
  const size = variables({
    '--_width': width,
    '--_height': height === undefined ? undefined : `${height}px`,
    '--_corner': radius === undefined ? undefined : `${radius}px`,
  })
  return <span className="skeleton" aria-hidden="true" style={size} />
}
