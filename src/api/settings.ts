import * as v from 'valibot'
import { maybe, yesNo } from './wire.ts'

/** `#rrggbb`. What is not a colour is passed over where it would be used, and the default stands. */
const colour = () => maybe(v.string())

const branding = v.object({
  primary_color: colour(),
  secondary_color: colour(),
  third_color: colour(),
  font_primary_color: colour(),
  font_secondary_color: colour(),
  font_third_color: colour(),
  font_color: colour(),
  background_color: colour(),
  font: maybe(v.string()),
  font_accent: maybe(v.string()),
})

/** Where pushes come from: hosted Pusher (cluster) or any server of its protocol (host and port). */
const realtime = v.object({
  key: v.string(),
  cluster: v.string(),
  /** Absent with hosted Pusher. */
  host: maybe(v.string()),
  port: maybe(v.number()),
  tls: yesNo(),
})

/** What every block needs of the settings. The rest is decoded where somebody reads it. */
export const essentialSettings = v.object({
  event_id: v.string(),
  branding,
  realtime: maybe(realtime),
})

/** The one read that every block begins with. */
export const settingsRead = { method: 'GET', path: '/app/settings', scope: 'app', access: 'open' } as const

export type Branding = EssentialSettings['branding']
export type RealtimeSettings = NonNullable<EssentialSettings['realtime']>
export type EssentialSettings = v.InferOutput<typeof essentialSettings>
