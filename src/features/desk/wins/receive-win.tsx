import { useState } from 'react'
import type { DeskWin } from '../../../api/admin-auction.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ReceiveDialog } from '../payments/receive-dialog.tsx'
import { winsMessages } from './wins.messages.ts'
import { winsTable } from './wins.store.ts'

type Props = Readonly<{ win: DeskWin; amount: string; onClose: () => void }>

/** Records how a winner has paid the organiser, and who it was if the paddle has no account. */
export function ReceiveWin({ win, amount, onClose }: Props) {
  const say = useMessages(winsMessages)
  const optional = useMessages(fieldMessages)('optional')
  const { receive } = useUserSlice(winsTable)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  return (
    <ReceiveDialog
      title={say('receiveTitle', { title: win.title, amount })}
      text={say('receiveText')}
      paidBy={undefined}
      command={receive}
      onSave={paid_by => paid_by && void receive.run({ win, sent: { paid_by, name, email }, onDone: onClose })}
      onClose={onClose}
    >
      {win.email === undefined && (
        <>
          <TextField
            label={say('name')}
            name="receive-name"
            optional={optional}
            value={name}
            maxLength={200}
            onInput={setName}
          />
          <TextField
            label={say('emailForReceipt')}
            name="receive-email"
            optional={optional}
            type="email"
            value={email}
            maxLength={254}
            onInput={setEmail}
          />
        </>
      )}
    </ReceiveDialog>
  )
}
