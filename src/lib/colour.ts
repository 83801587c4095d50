import { colourNames } from './colour-names.ts'

/** WCAG contrast of two `#rrggbb` colours: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/**
 * A readable text colour on the brand colour. The configured one is kept if it reaches AA (4.5:1); else black or
 * white, one of which always does.
 */
export function textOn(background: string, configured?: string | null): string {
  const text = toHex(configured)
  if (text && contrast(background, text) >= 4.5) return text
  return isLight(background) ? '#000000' : '#ffffff'
}

/**
 * The brand colour as text on `background`: darkened, or lightened on a dark one, until it reaches `ratio` (default:
 * AA).
 */
export function readableAsText(colour: string, background: string, ratio = 4.5): string {
  const target = isLight(background) ? 0 : 255
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = mix(colour, target, share)
    if (contrast(mixed, background) >= ratio) return mixed
  }
  return target ? '#ffffff' : '#000000'
}

/** Is black more readable on it than white? At this luminance the contrast of both is equal. */
const isLight = (background: string) => luminance(background) > 0.1791

/** A colour as `#rrggbb`: hex with 3 to 8 digits, whose transparency is dropped, or a name. Undefined for any other. */
export function toHex(colour: string | null | undefined): string | undefined {
  const text = colour?.trim().toLowerCase() ?? ''
  const [, digits] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text) ?? []
  if (!digits) return Object.hasOwn(colourNames, text) ? colourNames[text] : undefined
  return `#${digits.length < 6 ? digits.slice(0, 3).replace(/./g, '$&$&') : digits.slice(0, 6)}`
}

function mix(colour: string, target: number, share: number): string {
  return `#${channels(colour)
    .map(channel =>
      Math.round(channel + (target - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map(channel => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
}
