import { useMessages } from '../../hooks/use-messages.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { invoiceLinkMessages } from './invoice-link.messages.ts'

/** A link to an order's invoice, if it has one. */
export function InvoiceLink({ url }: Readonly<{ url: string | undefined }>) {
  const say = useMessages(invoiceLinkMessages)
  if (!url || !/^https?:/.test(url)) return null
  return (
    <LinkButton href={url} variant="quiet" newTab>
      {say('invoice')}
    </LinkButton>
  )
}
