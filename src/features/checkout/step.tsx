import type { ReactNode } from 'react'
import { Form } from '../../ui/form.tsx'
import type { CheckoutFields } from './use-checkout-fields.ts'

type Props = Readonly<{ fields: CheckoutFields; title: string; children: ReactNode }>

/** A step of the checkout: a form with a title, which takes the focus when the step appears. */
export function Step({ fields: { props }, title, children }: Props) {
  return (
    <Form
      {...props}
      label={title}
      title={
        <h2 className="step-title" tabIndex={-1}>
          {title}
        </h2>
      }
    >
      {children}
    </Form>
  )
}
