import css from './skeleton.css?inline'
import { useStyles } from './styles.ts'
import { variables } from './variables.ts'

type Props = Readonly<{
  /** Any CSS length or share. Default: all of the line. */
  width?: string
  /** Pixels. Default: 20. */
  height?: number
  /** Pixels. Default: 6. */
  radius?: number
}>

/** Stands where content will stand, in its exact size. The region around it says `aria-busy`. */
export function Skeleton({ width, height, radius }: Props) {
  useStyles(css)
  const size = variables({
    '--_width': width,
    '--_height': height === undefined ? undefined : `${height}px`,
    '--_corner': radius === undefined ? undefined : `${radius}px`,
  })
  return <span className="skeleton" aria-hidden="true" style={size} />
}
