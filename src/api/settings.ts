import { shape } from './shape.ts'

/**
 * What every block needs of the settings before its first content: a
 * stranger's page does not wait for a menu that nobody sees there. Brand and
 * realtime are taken as they come and checked where they are used.
 */
export interface SentSettings {
  event_id: string
  branding?: unknown
  realtime?: unknown
}

/** The one read that every block begins with. */
export const settingsRead = { method: 'GET', path: '/app/settings/block', scope: 'app', access: 'open' } as const

const asItComes = () => true

export const sentSettings = shape<SentSettings>({
  event_id: value => typeof value === 'string',
  branding: asItComes,
  realtime: asItComes,
})
