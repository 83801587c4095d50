import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Form } from '../../ui/form.tsx'
import type { CheckoutFields } from './use-checkout-fields.ts'

type Props = Readonly<{ fields: CheckoutFields; title: string; children: ReactNode }>

/** A step of the checkout: a form whose title takes the focus when the step comes up. */
export function Step({ fields: { frame }, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isRefused = frame.problems.length > 0

  // In the same moment, not after it: somebody who presses Tab at once goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step comes up, not when its last mistake is mended
  useLayoutEffect(() => {
    // A summary of mistakes takes the focus itself.
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
