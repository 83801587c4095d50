import css from './icon.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** One of `icons.ts`. */
  path: string
  /** Pixels. Default: 20. */
  size?: number
  /** Mirrored in right-to-left languages, as arrows must be. */
  directed?: boolean
}>

/** An icon beside text. Hidden from screen readers, since the text says the same. */
export function Icon({ path, size = 20, directed }: Props) {
  useStyles(css)
  return (
    <svg
      className={directed ? 'icon icon-directed' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
