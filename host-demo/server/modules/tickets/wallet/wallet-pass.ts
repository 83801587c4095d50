import sharp from 'sharp'
import { formatMoment } from '../../../../../src/lib/dates.ts'
import type { Event } from '../../../identity/events.ts'
import type { WalletConfig } from '../../../platform/config.ts'
import type { SeatRow } from '../seats/tables.ts'
import { walletTranslator } from './words.ts'

/** A chosen session as the pass shows it. */
interface PassSession {
  readonly title: string
  readonly starts_at: Date
  readonly location: string | null
}

/**
 * A signed pass for Apple Wallet: a `.pkpass` file.
 * @param sessions the guest's choices, by time
 */
export async function walletPass(
  { passType, team, certificate, key, passphrase, authority }: WalletConfig,
  event: Event,
  seat: SeatRow,
  sessions: readonly PassSession[],
): Promise<Buffer> {
  // Loaded when needed, because most servers have no certificate.
  const { PKPass } = await import('passkit-generator')
  const { settings } = event
  const { starts_at, locale, time_zone: zone } = settings
  const say = walletTranslator(event)
  const when = (instant: string) => formatMoment(instant, locale, zone)
  const pass = new PKPass(
    { 'icon.png': await icon(29), 'icon@2x.png': await icon(58), 'icon@3x.png': await icon(87) },
    {
      wwdr: authority,
      signerCert: certificate,
      signerKey: key,
      ...(passphrase !== undefined && { signerKeyPassphrase: passphrase }),
    },
    {
      passTypeIdentifier: passType,
      teamIdentifier: team,
      organizationName: settings.charity_name,
      description: say('description', { event: event.name }),
      // When a seat goes to somebody else its code changes, so it needs another pass.
      serialNumber: `${seat.id}.${seat.link_revision}`,
    },
  )
  pass.type = 'eventTicket'
  pass.setBarcodes({ message: seat.code, format: 'PKBarcodeFormatQR', messageEncoding: 'iso-8859-1' })
  pass.primaryFields.push({ key: 'event', label: say('event'), value: event.name })
  pass.secondaryFields.push({ key: 'seat', label: say('seat'), value: seatOf(seat) })
  if (seat.guest_name) pass.secondaryFields.push({ key: 'guest', label: say('guest'), value: seat.guest_name })
  if (starts_at) {
    pass.setRelevantDate(new Date(starts_at))
    pass.auxiliaryFields.push({ key: 'starts', label: say('starts'), value: when(starts_at) })
  }
  for (const [index, { title, starts_at, location }] of sessions.entries()) {
    const value = [when(starts_at.toISOString()), location].filter(Boolean).join(' · ')
    pass.backFields.push({ key: `session-${index}`, label: title, value })
  }
  return pass.getAsBuffer()
}

const seatOf = ({ title, bundle_title, number }: SeatRow) => (bundle_title ? `${bundle_title} · ${number}` : title)

/** The icon that Apple shows beside a notification. */
const icon = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#1f2937' } })
    .png()
    .toBuffer()
