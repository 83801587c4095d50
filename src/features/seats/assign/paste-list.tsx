import { useState } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { readGuestList } from '../../../lib/guest-list.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { assignMessages } from './assign.messages.ts'
import type { Assign } from './assign.store.ts'

/** Fills the empty seats from a list, such as the column of a spreadsheet. */
export function PasteList({ assign }: Readonly<{ assign: Assign }>) {
  const say = useMessages(assignMessages)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')

  function fillSeats(): void {
    assign.paste(readGuestList(text))
    setText('')
    setOpen(false)
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('paste')}</Button>
      <Dialog
        open={isOpen}
        title={say('paste')}
        closeLabel={say('close')}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="primary" disabled={!text.trim()} onClick={fillSeats}>
            {say('pasteButton')}
          </Button>
        }
      >
        <TextField
          name="list"
          label={say('pasteLabel')}
          help={say('pasteHelp')}
          rows={8}
          value={text}
          onInput={setText}
          plain
        />
      </Dialog>
    </>
  )
}
