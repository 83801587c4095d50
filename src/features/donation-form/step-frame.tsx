import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { DonationForm } from './donation-form.store.ts'

type Props = Readonly<{
  form: DonationForm
  /** Undefined where the step's own legend is its title. */
  title?: string
  /** What is wrong, in words: it takes the focus as it comes up. */
  summary: ReactNode
  onSubmit: () => void
  /** Not at first sight: a block takes no focus by itself. */
  takesFocus: boolean
  children: ReactNode
}>

/** What all steps share: a real form, a title that takes focus when the step comes up, and the summary of mistakes. */
export function StepFrame({ form, title, summary, onSubmit, takesFocus, children }: Props) {
  const refusals = useStore(form.$refusals)
  const refused = Object.keys(useStore(form.$problems)).length > 0 && refusals > 0
  const heading = useRef<HTMLHeadingElement>(null)

  // With the step and not after it: whoever goes on by keyboard at once means what is on screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the step comes up, not when its last mistake is mended
  useLayoutEffect(() => {
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
      {refused && summary}
      {children}
    </form>
  )
}
