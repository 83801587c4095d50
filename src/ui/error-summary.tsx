import { type MouseEvent, useEffect, useId, useRef } from 'react'
import css from './error-summary.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** "There is a problem" */
  title: string
  /** The fields' names, with the same words as beside the fields, in their order. */
  problems: readonly Readonly<{ field: string; text: string }>[]
}>

/** Above a form that was sent with mistakes. Takes focus as it appears: give it a new `key` at each attempt. */
export function ErrorSummary({ title, problems }: Props) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  useStyles(css)
  useEffect(() => ref.current?.focus(), [])

  function goTo(event: MouseEvent, field: string) {
    event.preventDefault()
    const root = ref.current?.getRootNode() as Document | ShadowRoot | undefined
    const target = root?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
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
