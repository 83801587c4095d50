import type { Appearance } from '@stripe/stripe-js'

/** The brand in the provider's own words: its frame sees no custom property of ours. */
export function cardAppearance(element: HTMLElement): Appearance {
  const root = element.shadowRoot?.querySelector('.fayre')
  const style = root && getComputedStyle(root)
  if (!style) return {}
  const probe = (name: string) => resolved(root, name)
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
      borderRadius: '10px',
    },
  }
}

/** A custom property is text until something wears it; then it is a colour, of which Stripe takes rgb alone. */
function resolved(root: Element, name: string): string {
  const wearer = document.createElement('span')
  wearer.style.color = `var(${name})`
  root.append(wearer)
  const colour = getComputedStyle(wearer).color
  wearer.remove()
  return asRgb(colour)
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
