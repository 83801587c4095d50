import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../store/use-messages.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { donationFormMessages } from './donation-form.messages.ts'
import type { DonationForm } from './donation-form.store.ts'
import type { Field } from './draft.ts'

type Props = Readonly<{
  form: DonationForm
  /** Undefined where the step's own legend is its title. */
  title?: string
  /** Mistakes in words, by field. */
  problems: Partial<Record<Field, string>>
  onSubmit: () => void
  /** Not at first sight: a block takes no focus by itself. */
  takesFocus: boolean
  children: ReactNode
}>

/** What all steps share: a real form, a title that takes focus when the step comes up, and the summary of mistakes. */
export function StepFrame({ form, title, problems, onSubmit, takesFocus, children }: Props) {
  const say = useMessages('donation-form', donationFormMessages)
  const refusals = useStore(form.$refusals)
  const heading = useRef<HTMLHeadingElement>(null)
  const listed = Object.entries(problems).map(([field, text]) => ({ field, text }))
  const refused = listed.length > 0 && refusals > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the step comes up, not when its last mistake is mended
  useEffect(() => {
    // Mistakes that led back here take the focus themselves.
    if (takesFocus && !refused) heading.current?.focus()
  }, [takesFocus])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form className="donation" noValidate onSubmit={submit} aria-labelledby={title ? 'title' : undefined}>
      {title && (
        <h2 id="title" className="donation-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {refused && <ErrorSummary key={refusals} title={say('problemTitle')} problems={listed} />}
      {children}
    </form>
  )
}
