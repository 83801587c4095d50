import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Result } from '../../../ui/result.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { fundraiser, isMissing } from '../fundraiser.store.ts'
import { PageMissing } from '../page/page-missing.tsx'
import { createMessage, longestMessage } from './leave-message.store.ts'
import { messageMessages } from './message.messages.ts'

/** The form of a message to a fundraiser, with a gift or without one. */
export function LeaveMessage({ id, isOfGift }: Readonly<{ id: string | null; isOfGift: boolean }>) {
  return id ? <Leave key={id} id={id} isOfGift={isOfGift} /> : <PageMissing />
}

function Leave({ id, isOfGift }: Readonly<{ id: string; isOfGift: boolean }>) {
  const { site } = useSurroundings()
  const { notLive: _, ...frame } = useExplainedLive(fundraiser(site, id))
  if (isMissing(frame.state)) return <PageMissing />
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem}>
      {({ name }) => <Writing id={id} name={name} isOfGift={isOfGift} />}
    </ResourceFrame>
  )
}

function Writing({ id, name, isOfGift }: Readonly<{ id: string; name: string; isOfGift: boolean }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(messageMessages)
  const { form: store, $sent, isWithGift } = useMemo(() => createMessage(site, id, isOfGift), [site, id, isOfGift])
  const form = useForm(store, (field, inSentence) => say(inSentence ? `${field}Label` : field))
  const back = <LinkButton href={hrefTo('fundraiser', { id })}>{say('toPage', { name })}</LinkButton>

  if (useStore($sent)) return <Sent back={back} />
  const title = say('title', { name })
  return (
    <Page width="narrow" title={title} lead={[say('lead'), isWithGift && say('withGift')].filter(Boolean).join(' ')}>
      <Form {...form.props} label={title}>
        {!isWithGift && <TextField {...form.field('name')} autoComplete="name" />}
        <TextAreaField
          {...form.field('message')}
          rows={4}
          limit={longestMessage}
          count={count => say('count', { count })}
        />
        <div className="form-actions">
          <Button variant="primary" type="submit" busy={form.busy} busyLabel={say('sending')}>
            {say('send')}
          </Button>
          {back}
        </div>
      </Form>
    </Page>
  )
}

/** The form is removed, and with it the button that had the focus. */
function Sent({ back }: Readonly<{ back: ReactNode }>) {
  const say = useMessages(messageMessages)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <Page width="narrow">
      <div ref={container} tabIndex={-1}>
        <Result kind="success" title={say('thanks')} action={back}>
          <p>{say('thanksText')}</p>
        </Result>
      </div>
    </Page>
  )
}
