import css from './meter.css?inline'
import { useStyles } from './styles.ts'
import { variables } from './variables.ts'

type Props = Readonly<{
  /** What is measured: "Raised so far". */
  label: string
  /** Not negative. */
  value: number
  /** The goal, in the unit of `value`, above 0. */
  max: number
  /** The value as text: "£12,400 of £10,000, 124%". */
  valueText: string
}>

/**
 * A thermometer. Past its goal the bar is full: the scale then ends at the value, a mark shows the goal, and the
 * part beyond it has its own colour.
 */
export function Meter({ label, value, max, valueText }: Props) {
  useStyles(css)
  const share = value / max
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be styled alike in all browsers, nor show a value past the goal
    <div
      className="meter"
      part="meter"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      style={variables({ '--_share': share, '--_goal': 1 / share })}
    >
      <span className="meter-fill" />
      {share > 1 && <span className="meter-goal" />}
    </div>
  )
}
