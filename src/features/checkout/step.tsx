import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Form } from '../../ui/form.tsx'
import type { CheckoutFields } from './use-checkout-fields.ts'

type Props = Readonly<{ fields: CheckoutFields; title: string; children: ReactNode }>

/** A step of the checkout: a form whose title takes the focus when the step appears. */
export function Step({ fields: { frame }, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isRefused = frame.problems.length > 0

  // A layout effect, so that a Tab pressed at once starts from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step appears, not when its last mistake is corrected
  useLayoutEffect(() => {
    // The error summary takes the focus itself.
    if (!isRefused) heading.current?.focus()
  }, [])

  return (
    <Form
      {...frame}
      label={title}
      title={
        <h2 className="step-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
      }
    >
      {children}
    </Form>
  )
}
