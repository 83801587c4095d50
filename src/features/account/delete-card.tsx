import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Account } from '../../api/account.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useStable } from '../../hooks/use-stable.ts'
import { pathTo } from '../../lib/path-to.ts'
import { notices } from '../../store/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form } from '../../ui/form.tsx'
import { Username } from '../../ui/username.tsx'
import { accountMessages } from './account.messages.ts'
import { createDeletion } from './data.store.ts'
import { ProofFields } from './proof-fields.tsx'
import { useLabels } from './use-labels.ts'

/** Deletes the account: explains what is deleted and what is kept, then asks for the password and a tick. */
export function DeleteCard({ account }: Readonly<{ account: Account }>) {
  const say = useMessages(accountMessages)
  const { charity_name: charity } = useSettings()
  const [open, setOpen] = useState(false)
  return (
    <Card title={say('deleteTitle')}>
      <p className="account-help">{say('deleteText', { charity })}</p>
      {open ? (
        <Deletion account={account} onCancel={() => setOpen(false)} />
      ) : (
        <div className="form-actions">
          <Button onClick={() => setOpen(true)}>{say('deleteBegin')}</Button>
        </div>
      )}
    </Card>
  )
}

function Deletion({ account, onCancel }: Readonly<{ account: Account; onCancel: () => void }>) {
  const { site } = useSurroundings()
  const { open } = useLinks()
  const say = useMessages(accountMessages)
  const { user } = account
  const store = useStable(() => {
    const done = { tone: 'success', title: say('deleted') } as const
    const maybeDone = { tone: 'info', title: say('maybeDeleted') } as const
    const missing = () => say('sureMissing')
    return createDeletion(site, account, {
      missing,
      onDone(isSure) {
        open(pathTo('home'), { replace: true })
        notices(site).show(isSure ? done : maybeDone)
      },
    })
  }, [site, user.user_id])
  const form = useForm(store.form, useLabels())
  const kind = useStore(store.proof.$kind)
  const code = useStore(store.proof.$code)
  const container = useRef<HTMLDivElement>(null)

  // The pressed button is unmounted, so the focus must move on.
  useEffect(() => container.current?.querySelector<HTMLElement>('input:not([aria-hidden]), button')?.focus(), [])

  return (
    <div ref={container}>
      <Form {...form.props} label={say('deleteTitle')}>
        <Username value={user.email ?? user.mobile ?? ''} />
        <ProofFields proof={store.proof} field={form.field} email={user.email ?? ''} />
        <Checkbox
          name="sure"
          label={say('deleteSure')}
          checked={form.values.sure === 'yes'}
          onChoose={sure => store.form.change({ sure: sure ? 'yes' : '' })}
          error={form.error('sure')}
        />
        <div className="form-actions">
          <Button
            variant="primary"
            type="submit"
            disabled={kind === 'otp' && !code}
            busy={form.busy}
            busyLabel={say('deleting')}
          >
            {say('delete')}
          </Button>
          <Button onClick={onCancel}>{say('cancel')}</Button>
        </div>
      </Form>
    </div>
  )
}
