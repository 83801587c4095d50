import type { Appearance, CssFontSource, CustomFontSource } from '@stripe/stripe-js'
import type { AppSettings } from '../../api/app-settings.ts'
import { completeUrl } from '../../lib/complete-url.ts'

/** The brand as the provider's appearance options, since our custom properties do not reach its iframe. */
export function cardAppearance(element: HTMLElement): Appearance {
  const root = element.shadowRoot?.querySelector('.fayre')
  const style = root && getComputedStyle(root)
  if (!style) return {}
  const probe = (name: string) => resolved(root, 'color', `var(${name})`, asRgb)
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: probe('--_primary'),
      colorBackground: probe('--_surface'),
      colorText: probe('--_text'),
      colorDanger: probe('--_error'),
      fontFamily: style.fontFamily,
      fontSizeBase: '16px',
      spacingUnit: '4px',
      borderRadius: resolved(root, 'border-top-left-radius', 'var(--_radius)'),
    },
  }
}

type Fonts = Pick<AppSettings, 'branding' | 'fonts' | 'font_service_url'>

/** The brand's font as the provider's option: its iframe does not see the page's fonts. */
export function cardFonts({ branding, fonts, font_service_url: service }: Fonts, host: string): FontSource[] {
  const family = branding.font?.split(',')[0]?.trim() || 'Lato'
  const files = fonts.filter(font => font.family === family)
  if (!files.length && service) return [{ cssSrc: service.replace('{family}', encodeURIComponent(family)) }]
  return files.flatMap(({ weight, uri }) => {
    const url = completeUrl(uri, host)
    return url ? [{ family, weight, src: `url(${JSON.stringify(url.href)})` }] : []
  })
}

export type FontSource = CustomFontSource | CssFontSource

/** A computed value. Only a real element resolves a custom property, and Stripe accepts only rgb for colours. */
function resolved(root: Element, property: string, value: string, read = (computed: string) => computed): string {
  const sample = document.createElement('span')
  sample.style.setProperty(property, value)
  root.append(sample)
  const computed = getComputedStyle(sample).getPropertyValue(property)
  sample.remove()
  return read(computed)
}

function asRgb(colour: string): string {
  if (/^rgb/.test(colour)) return colour
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return ''
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
