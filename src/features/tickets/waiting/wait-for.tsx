import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Tickets } from '../../../api/tickets.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { auth } from '../../../store/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Joined } from './joined.tsx'
import { createWaitFor } from './wait-for.store.ts'
import { waitingMessages } from './waiting.messages.ts'

type Props = Readonly<{ sale: Tickets; id: string; onBack: () => void }>

/** The most tickets that somebody can wait for, if the organiser has set no limit. */
const most = 10

const names = {
  quantity: ['quantity', 'quantityLabel'],
  first_name: ['firstName', 'firstNameLabel'],
  last_name: ['lastName', 'lastNameLabel'],
  email: ['email', 'emailLabel'],
} as const

/** The form to join the waiting list. */
export function WaitFor({ sale, id, onBack }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(waitingMessages)
  const store = useMemo(() => createWaitFor(site, id), [site, id])
  const { user } = useStore(auth(site).$state)
  const done = useStore(store.$done)
  const form = useForm(store.form, (field, inSentence) => say(names[field][inSentence ? 1 : 0]))
  const heading = useRef<HTMLHeadingElement>(null)
  const type = sale.types.find(one => one.event_ticket_type_id === id)
  const back = (
    <Button variant="quiet" onClick={onBack}>
      {say('back')}
    </Button>
  )

  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const { first_name, last_name, email } = store.form.$values.get()
    if (!user || first_name || last_name || email) return
    store.form.change({ first_name: user.first_name, last_name: user.last_name, email: user.email ?? '' })
  }, [user, store])

  if (done) return <Joined joined={done} back={back} />
  const counts = Array.from({ length: Math.min(type?.per_order_limit ?? most, most) }, (_, at) => String(at + 1))
  return (
    <div className="tickets ticket-wait">
      <p>{back}</p>
      <h2 ref={heading} tabIndex={-1}>
        {say('title', { title: type?.title ?? '' })}
      </h2>
      <p>{say('lead')}</p>
      <Form {...form.props} label={say('title', { title: type?.title ?? '' })}>
        <SelectField {...form.field('quantity')} options={counts.map(count => ({ value: count, label: count }))} />
        <TextField {...form.field('first_name')} autoComplete="given-name" />
        <TextField {...form.field('last_name')} autoComplete="family-name" />
        <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
        <Button variant="primary" type="submit" wide busy={form.busy} busyLabel={say('sending')}>
          {say('send')}
        </Button>
      </Form>
    </div>
  )
}
