import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { TextField } from '../../../ui/text-field.tsx'
import css from '../../checkout/voucher.css?inline'
import { voucherMessages } from '../../checkout/voucher.messages.ts'
import { unlocked } from '../unlocked.store.ts'
import { unlockMessages } from './unlock.messages.ts'
import { unlocking } from './unlock.store.ts'

/** @param asked has the visitor just opened the field? */
export function UnlockPart({ asked }: Readonly<{ asked: boolean }>) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(unlockMessages)
  const sayVoucher = useMessages(voucherMessages)
  const store = unlocking(site)
  const typed = useStore(store.$typed)
  const problem = useStore(store.$problem)
  const busy = useStore(store.open.$state).type === 'busy'
  const more = useStore(unlocked(site))
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (asked) form.current?.querySelector('input')?.focus()
  }, [asked])

  function send(event: FormEvent) {
    event.preventDefault()
    void store.open.run()
  }

  const count = more ? more.types.length + more.bundles.length : 0
  return (
    <div className="voucher" data-view="field">
      <p className="voucher-said" role="status">
        {more && say(count ? 'opened' : 'nothing', { code: more.code, count })}
      </p>
      <form className="voucher-form" noValidate onSubmit={send} ref={form}>
        <TextField
          name="unlock_code"
          label={sayVoucher('label')}
          value={typed}
          onInput={store.type}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={100}
          plain
          error={problem && sayVoucher(problem)}
        />
        <Button type="submit" busy={busy}>
          {say('show')}
        </Button>
      </form>
    </div>
  )
}
