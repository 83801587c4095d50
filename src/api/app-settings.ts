import * as v from 'valibot'
import type * as inputs from './app-settings.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { givingSettings, matchedFund } from './giving.ts'
import { hero } from './hero.ts'
import { settingsRead } from './settings.ts'
import { count, currency, decimals, file, instant, list, maybe, minor, term, yesNo } from './wire.ts'

/** Hex with 3, 4, 6 or 8 digits, or a name of CSS. Invalid colours are ignored where they are used, and the default applies. */
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

/** The source of pushes: hosted Pusher (cluster), or any server of its protocol (host and port). */
const realtime = v.object({
  key: v.string(),
  cluster: v.string(),
  /** Absent with hosted Pusher. */
  host: maybe(v.string()),
  port: maybe(count()),
  tls: yesNo(),
})

const forBlocks = {
  event_id: v.string(),
  /** The branding as CSS custom properties, such as `--fayre-primary`: colours that are readable on each other. */
  brand_properties: v.optional(v.record(v.string(), v.string()), {}),
  /** The brand's font files, one per weight. */
  fonts: list(v.object({ family: v.string(), weight: v.string(), uri: v.string() })),
  /**
   * Fonts of devices, scaled to be as wide and as high as the brand's, which are shown until its files have come: what
   * `FontFace` takes, a family, a source and descriptors.
   */
  font_fallbacks: list(
    v.tuple([
      v.string(),
      v.string(),
      v.object({
        weight: v.string(),
        sizeAdjust: v.string(),
        ascentOverride: v.optional(v.string()),
        descentOverride: v.optional(v.string()),
        unicodeRange: v.optional(v.string()),
      }),
    ]),
  ),
  realtime: maybe(realtime),
}

export const blockSettings = endpoint<typeof inputs.blockSettings>()({
  ...settingsRead,
  output: v.object(forBlocks),
})

export const appSettings = endpoint<typeof inputs.appSettings>()({
  method: 'GET',
  path: '/app/settings',
  scope: 'app',
  access: 'open',
  output: v.pipe(
    v.object({
      ...forBlocks,
      branding,
      /** The event's path name; `default_microsite` if none was given. */
      event_path_name: v.string(),
      name: v.string(),
      title: maybe(v.string()),
      redirect_url: maybe(v.string()),
      modeISLIST_Dev_Prod: v.picklist(['Dev', 'Prod']),
      menu: v.array(
        v.object({
          title: v.string(),
          link: v.string(),
          /** The name of one of `GET /fontawesome-icon-list`. */
          icon: maybe(v.string()),
        }),
      ),
      splash_logoISfile: maybe(file()),
      logoISfile: maybe(file()),
      /** Was the request sent to the event's own domain? */
      custom_domainYN: yesNo(),
      /** The event's own domain, such as `ball.example`, even if the request went to another. */
      custom_domain: maybe(v.string()),
      /** Base path of the microsite at the requested address: `/moonlight-ball`, or `/` on its own domain. */
      url_root_path: v.string(),
      microsite_privacy_link: maybe(v.string()),
      microsite_terms_link: maybe(v.string()),
      microsite_privacy_custom_text: maybe(v.string()),
      microsite_terms_custom_text: maybe(v.string()),
      /** `public` hides the cookie banner. */
      domain_type: v.picklist(['public', 'private']),
      disable_cookies_policyYN: yesNo(),
      /** Days until a visitor who refused is asked again. */
      cookies_policy_decline_expiryNUM: count(),
      guest_checkout_enabled: yesNo(),
      guest_pays_fees: yesNo(),
      address_lookup: yesNo(),
      request_invoice: yesNo(),
      currency: currency(),
      currency_decimals: decimals(),
      /** BCP 47, such as en-GB: the event's own language. */
      locale: v.string(),
      time_zone: v.string(),
      starts_at: maybe(instant()),
      ends_at: maybe(instant()),
      /** Minor units. */
      donation_minimum: minor(),
      donation_maximum: minor(),
      /** Suggested gifts in minor units, smallest first. */
      donation_amounts: v.array(
        v.object({
          amount: minor(),
          /** Its effect, such as "a night of care". */
          description: maybe(v.string()),
          picture: maybe(file()),
        }),
      ),
      /** The preselected suggestion. */
      donation_amount_default: maybe(minor()),
      giving: givingSettings,
      /** May a gift by card be monthly? */
      monthly_giving_enabled: v.optional(yesNo(), 'no'),
      /** The current matched fund, if any. */
      matched_fund: maybe(matchedFund),
      charity_name: v.string(),
      charity_number: maybe(v.string()),
      stripe_publishable_key: maybe(v.string()),
      /** May a donor promise to pay by bank transfer? */
      offline_payment: yesNo(),
      /** URL of the microsite. */
      microsite_url: v.string(),
      /** Origins besides the microsite's own that `redirect_url`, `redirect_route` and `_redirect` may lead to. */
      redirect_allow_list: list(v.string()),
      /** Origins besides the microsite's own and the API's for images in the organiser's HTML. */
      image_hosts: list(v.string()),
      /**
       * Style sheet of a web-font service for fonts that are not in `fonts`; `{family}` is replaced by the encoded
       * family, as in `https://fonts.example/css?family={family}`. Absent: none is loaded.
       */
      font_service_url: maybe(v.string()),
      /** As `GET /terminology` says it. Absent: that is read where it is needed. */
      terminology: maybe(v.record(v.string(), term())),
      /** Titles of screens with the organiser's own words, by route id and in the event's language. */
      screen_titles: maybe(v.record(v.string(), v.string())),
      /** The hero of the home page, and of every page without its own. */
      hero: maybe(hero),
      sponsors: list(v.object({ name: v.string(), logo: maybe(file()), link: maybe(v.string()) })),
      /** For link previews of pages without their own image: 1200 by 630 pixels. */
      social_picture: maybe(file()),
      /** Contact details, and other ways to give. */
      contact: maybe(
        v.object({
          email: maybe(v.string()),
          /** As the organiser writes it. */
          phone: maybe(v.string()),
          /** Lines of a postal address. */
          address: list(v.string()),
          /** The charity's own site. */
          website: maybe(v.string()),
        }),
      ),
      footer_links: list(v.object({ title: v.string(), link: v.string() })),
      /** Pixels between the header (or hero) and a page's text; default: 32. */
      banner_height: maybe(count()),
    }),
    // On its own domain everything is the event's, whatever the platform's path for it is.
    v.transform(settings => (settings.custom_domainYN ? { ...settings, url_root_path: '/' } : settings)),
  ),
})

export type AppSettings = OutputOf<typeof appSettings>
export type Branding = AppSettings['branding']
