import type { InferInput } from 'valibot'
import type { appSettings as appSettingsEndpoint } from '../../../../src/api/app-settings.ts'
import type { endpoints } from '../../../../src/api/table.ts'
import { brandOf } from '../../identity/brand.ts'
import type { Call, Handler } from '../../identity/call.ts'
import type { Event } from '../../identity/events.ts'
import { type Site, siteAt } from '../../identity/site-address.ts'
import type { Context } from '../../platform/context.ts'
import type { Face } from '../../platform/files/font-fallbacks.ts'
import { ownTitles } from '../own-titles.ts'
import { siteLinks } from './site-links.ts'

export const appSettings: Handler<typeof endpoints.appSettings> = async call => {
  const event = await call.event()
  const { context, publicUrl } = call
  const site = siteAt(event, new URL(call.http.req.url), publicUrl)
  const ofModules = await Promise.all(context.modules.map(module => module.settings?.(context, event)))
  const { invoice_tax_words: _, ...stored } = event.settings
  const brand = await brandFor(call, stored)
  return {
    ...stored,
    ...siteLinks(stored),
    splash_logoISfile: splashOf(event, site),
    event_id: event.id,
    ...brand,
    event_path_name: event.path_name,
    terminology: event.terminology,
    screen_titles: ownTitles(context, event),
    name: event.name,
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    donation_minimum: event.donation_minimum,
    donation_maximum: event.donation_maximum,
    guest_checkout_enabled: event.guest_checkout ? 'yes' : 'no',
    offline_payment: event.offline_instructions === null ? 'no' : 'yes',
    matched_fund: null,
    stripe_publishable_key: context.stripePublishableKey,
    realtime: realtimeOf(context, new URL(publicUrl)),
    custom_domainYN: site.ownDomain ? 'yes' : 'no',
    url_root_path: site.base || '/',
    microsite_url: site.address,
    ...Object.assign({}, ...ofModules),
  }
}

export const blockSettings: Handler<typeof endpoints.blockSettings> = async call => {
  const event = await call.event()
  const realtime = realtimeOf(call.context, new URL(call.publicUrl))
  const { fonts = [] } = event.settings
  const { brand_properties, font_fallbacks } = await brandFor(call, event.settings)
  return { event_id: event.id, brand_properties, fonts, font_fallbacks, realtime }
}

/** The brand, with the fallbacks that the asking device can have: all of them would be half of the answer. */
async function brandFor({ http, context }: Pick<Call<unknown>, 'http' | 'context'>, stored: Event['settings']) {
  http.header('vary', 'User-Agent', { append: true })
  const { properties, fallbacks } = await brandOf(stored, context.publicUrl, http.req.header('user-agent'))
  return { brand_properties: properties, font_fallbacks: fallbacksOf(fallbacks) }
}

/**
 * Absolute addresses, because a charity's page caches and shows the settings, and would resolve relative ones against
 * itself.
 */
function splashOf({ settings }: Event, { address }: Site): { uri: string } | null {
  const logo = settings.splash_logoISfile ?? settings.logoISfile
  return logo && URL.canParse(logo.uri, address) ? { uri: new URL(logo.uri, address).href } : null
}

type Realtime = InferInput<typeof appSettingsEndpoint.output>['realtime']

/** Our own Pusher server is reached at the address of the request. */
function realtimeOf({ ownRealtime, pusher }: Context, here: URL): Realtime {
  const { key, cluster } = pusher
  if (!ownRealtime) {
    return { key, cluster, host: pusher.host ?? null, port: pusher.port ?? null, tls: pusher.tls ? 'yes' : 'no' }
  }
  const tls = here.protocol === 'https:'
  const port = Number(here.port) || (tls ? 443 : 80)
  return { key, cluster, host: here.hostname, port, tls: tls ? 'yes' : 'no' }
}

/** The descriptors of `FontFace`. */
function fallbacksOf(faces: readonly Face[]) {
  return faces.map(({ family, source, ...descriptors }): [string, string, typeof descriptors] => [
    family,
    source,
    descriptors,
  ])
}
