import type { encode } from 'uqr'
import { useCode } from '../../../hooks/use-code.ts'

type Encode = typeof encode

const loadEncode = () => import('uqr').then(module => module.encode)

type Props = Readonly<{
  text: string
  /** Its accessible name. */
  label: string
}>

/** A QR code, black on white in every brand, since scanners want contrast. */
export function QrCode({ text, label }: Props) {
  const code = useCode(loadEncode)
  if (code.type !== 'ready') return <div className="ticket-qr" role="status" aria-busy="true" aria-label={label} />
  const { size, path } = qrPath(code.value, text)
  return (
    <svg
      className="ticket-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/** The dark squares as one path, with the quiet border that scanners need. */
export function qrPath(encode: Encode, text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
