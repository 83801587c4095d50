import { useStyles } from '../../../src/ui/styles.ts'
import css from './foundations.css?inline'
import { Specimen } from './specimen.tsx'

const tones = [
  ['primary', 'on-primary'],
  ['hover', 'on-primary'],
  ['secondary', 'on-secondary'],
  ['third', 'on-third'],
  ['background', 'text'],
  ['surface', 'text'],
  ['subtle', 'muted'],
  ['tint', 'primary-text'],
  ['tint-strong', 'text'],
  ['surface', 'error'],
  ['surface', 'success'],
  ['surface', 'warning'],
  ['surface', 'info'],
] as const

const sizes = [13, 15, 17, 20, 24, 32, 44, 60]

export function Foundations() {
  useStyles(css)
  return (
    <>
      <Specimen title="Colour">
        <ul className="tones">
          {tones.map(([ground, text]) => (
            <li key={`${ground} ${text}`} className={`tone ground-${ground} text-${text}`}>
              <span className="tone-sample">Aa</span>
              <span>
                {text} on {ground}
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        <div className="types">
          {sizes.toReversed().map((size, index) => (
            <p key={size} className={`type type-${sizes.length - index}`}>
              <span className="type-size">{size}</span>
              {index < 5
                ? 'An evening to remember'
                : 'Every pound raised tonight pays for care at home, day and night.'}
            </p>
          ))}
        </div>
      </Specimen>
    </>
  )
}
