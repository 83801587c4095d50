import { type FormEvent, type ReactNode, useId } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import css from './form.css?inline'
import { Notice } from './notice.tsx'
import { ScrollIntoView } from './scroll-into-view.tsx'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  onSubmit: () => void
  /** The mistakes, in the order of the fields. */
  problems: readonly Readonly<{ field: string; text: string }>[]
  /** Grows with each attempt that had mistakes. */
  refusals: number
  /** "There is a problem" */
  summaryTitle: string
  /** Why the last attempt failed, if it is no field's mistake. */
  failure: Readonly<{ title: string; text: string | undefined; kind?: 'info' }> | undefined
  /** Announced while the answer takes long. */
  slow: string | undefined
  /** Accessible name of a form without a heading. */
  label?: string
  /** Makes a hidden field visible before it gets the focus. */
  onGoTo?: (field: string) => void
  /** The heading, above the mistakes. */
  title?: ReactNode
  children: ReactNode
}>

/**
 * A real `<form>`: Enter submits it, and mistakes are listed above it and take the focus. A failure is shown there too.
 */
export function Form(props: Props) {
  const { onSubmit, problems, refusals, summaryTitle, failure, slow, label, onGoTo, title, children } = props
  const id = useId()
  useStyles(css)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form className="form" noValidate onSubmit={submit} aria-label={label} aria-describedby={failure ? id : undefined}>
      {title}
      {problems.length > 0 && refusals > 0 && (
        <ErrorSummary key={refusals} title={summaryTitle} problems={problems} onGoTo={onGoTo} />
      )}
      {failure && (
        <ScrollIntoView id={id}>
          <Notice kind={failure.kind ?? 'error'} title={failure.title}>
            {failure.text}
          </Notice>
        </ScrollIntoView>
      )}
      {children}
      <p className="form-slow" role="status">
        {slow}
      </p>
    </form>
  )
}
