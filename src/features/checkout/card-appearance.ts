import type { Appearance } from '@stripe/stripe-js'

/** The brand as the provider's appearance options, since our custom properties do not reach its iframe. */
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

/** The computed value of a colour property. Only a real element resolves it, and Stripe accepts only rgb. */
function resolved(root: Element, name: string): string {
  const sample = document.createElement('span')
  sample.style.color = `var(${name})`
  root.append(sample)
  const colour = getComputedStyle(sample).color
  sample.remove()
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
