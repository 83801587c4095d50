import { useCode } from '../../../hooks/use-code.ts'

const load = () => import('../../../ui/qr-code.tsx')

type Props = Readonly<{
  text: string
  /** Its accessible name. */
  label: string
}>

/** A ticket's QR code, for the door. */
export function QrCode(props: Props) {
  const code = useCode(load)
  if (code.type === 'ready') return <code.value.QrCode {...props} />
  return <div className="ticket-qr" role="status" aria-busy="true" aria-label={props.label} />
}
