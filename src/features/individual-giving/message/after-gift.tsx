import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { rememberGift } from './leave-message.store.ts'
import { messageMessages } from './message.messages.ts'

type Props = Readonly<{
  id: string
  name: string
  order: Readonly<{ order_id: string; order_key: string }>
  /** Has the donor left a message already? */
  hasMessage: boolean
}>

/** After a gift to a fundraiser: links to leave a message, and back. */
export function AfterGift({ id, name, order, hasMessage }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(messageMessages)
  const { order_id, order_key } = order
  useEffect(() => {
    if (!hasMessage) rememberGift(site, id, { order_id, order_key })
  }, [site, id, order_id, order_key, hasMessage])
  const page = <LinkButton href={hrefTo('fundraiser', { id })}>{say('toPage', { name })}</LinkButton>
  if (hasMessage) return <p>{page}</p>
  return (
    <Card title={say('after', { name })}>
      <p>{say('afterText')}</p>
      <div className="form-actions">
        <LinkButton variant="primary" href={hrefTo('fundraiser-message', { query: { fundraiser: id, gift: 'yes' } })}>
          {say('leave')}
        </LinkButton>
        {page}
      </div>
    </Card>
  )
}
