import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Form } from '../../ui/form.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useStyles } from '../../ui/styles.ts'
import { Additions } from './additions.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'
import { PayPart } from './pay-part.tsx'
import { PayerFields } from './payer-fields.tsx'
import css from './steps.css?inline'
import { useCheckoutFields } from './use-checkout-fields.ts'
import { useKnownPayer } from './use-known-payer.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useResumePayment } from './use-resume-payment.ts'
import { VoucherPart } from './voucher-part.tsx'

/** A checkout with all questions and the payment on one page. The feature shows the amounts. */
export function OnePageCheckout({ checkout }: Readonly<{ checkout: Checkout }>) {
  useStyles(css)
  useResumePayment(checkout.payment)
  useOtherTabs(checkout.payment)
  useKnownPayer(checkout)
  const say = useMessages(checkoutMessages)
  const fields = useCheckoutFields(checkout)
  const { voucher } = useStore(checkout.$questions)
  const mustSignIn = useStore(checkout.$mustSignIn)
  const isFixed = useStore(checkout.$isFixed)
  const { links } = useSurroundings()
  const { hrefTo } = useLinks()
  if (mustSignIn) {
    return (
      <LinkButton variant="primary" wide href={hrefTo('sign-in', { query: { _redirect: links?.here() } })}>
        {say('signIn')}
      </LinkButton>
    )
  }
  return (
    <>
      {voucher && <VoucherPart checkout={checkout} />}
      <Form {...fields.props} label={say('detailsTitle')}>
        <PayerFields fields={fields} />
        {!isFixed && <Additions checkout={checkout} fields={fields} />}
        <PayPart checkout={checkout} />
      </Form>
    </>
  )
}
