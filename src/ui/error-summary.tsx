import { type MouseEvent, useEffect, useId, useRef } from 'react'
import css from './error-summary.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** "There is a problem" */
  title: string
  /** The mistakes by field name, in the order of the fields, with the same text as beside the field. */
  problems: readonly Readonly<{ field: string; text: string }>[]
  /** Makes a hidden field visible before it gets the focus. */
  onGoTo?: ((field: string) => void) | undefined
}>

/** The list of mistakes above a form. Takes the focus when mounted: give it a new `key` on each attempt. */
export function ErrorSummary({ title, problems, onGoTo }: Props) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  useStyles(css)
  useEffect(() => ref.current?.focus(), [])

  function goTo(event: MouseEvent, field: string) {
    event.preventDefault()
    if (!onGoTo) return focus(field)
    onGoTo(field)
    requestAnimationFrame(() => focus(field))
  }

  function focus(field: string) {
    // A form in a dialog may have a field of the same name as the page behind it.
    const form = ref.current?.closest('form') ?? (ref.current?.getRootNode() as Document | ShadowRoot | undefined)
    const target = form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  }

  return (
    <div ref={ref} className="error-summary" role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className="error-summary-title">
        {title}
      </h2>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={event => goTo(event, field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
