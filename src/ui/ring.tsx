import css from './ring.css?inline'
import { useStyles } from './styles.ts'

/** The spinning ring shown while something loads. Hidden from screen readers, which have the text around it. */
export function Ring({ size = 20 }: Readonly<{ size?: number }>) {
  useStyles(css)
  return (
    <svg className="ring" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className="ring-track" cx="12" cy="12" r="9.5" />
      <circle className="ring-arc" cx="12" cy="12" r="9.5" pathLength="100" />
    </svg>
  )
}
