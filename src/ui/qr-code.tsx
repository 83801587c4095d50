import { qrPath } from '../lib/qr-path.ts'
import css from './qr-code.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  text: string
  /** Its accessible name. */
  label: string
}>

/** A QR code, black on white in every brand, since scanners need contrast. Load it lazily: the encoder is large. */
export function QrCode({ text, label }: Props) {
  useStyles(css)
  const { size, path } = qrPath(text)
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
