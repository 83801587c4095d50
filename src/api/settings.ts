import { custom } from 'valibot'

/**
 * What every block reads of the settings before its first content. Brand and
 * realtime are taken as they come and checked where they are used; a block
 * does not fail for a menu that is wrong. `appSettings` decodes all of it.
 */
export interface SentSettings {
  event_id: string
  branding?: unknown
  realtime?: unknown
}

/** The one read that every block begins with. */
export const settingsRead = { method: 'GET', path: '/app/settings', scope: 'app', access: 'open' } as const

export const sentSettings = custom<SentSettings>(
  sent => typeof (Object(sent) as { event_id?: unknown }).event_id === 'string',
)
