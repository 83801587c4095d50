import { useState } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { floorMessages } from './floor.messages.ts'

type Props = Readonly<{ open: boolean; onCancel: () => void; onMinutes: (minutes: number) => void }>

/** Asks by how many minutes the end moves: later, or with a minus, earlier. */
export function MinutesDialog({ open, onCancel, onMinutes }: Props) {
  const say = useMessages(floorMessages)
  const [typed, setTyped] = useState('30')
  const [isWrong, setWrong] = useState(false)
  const isWhole = /^[-−]?\d{1,5}$/.test(typed.trim()) && Number(typed.replace('−', '-')) !== 0

  function confirm() {
    setWrong(!isWhole)
    if (isWhole) onMinutes(Number(typed.replace('−', '-')))
  }

  return (
    <Dialog
      open={open}
      title={say('moveEndTitle')}
      onClose={onCancel}
      closeLabel={say('keep')}
      actions={
        <>
          <Button onClick={onCancel}>{say('keep')}</Button>
          <Button variant="primary" onClick={confirm}>
            {say('moveEnd')}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          confirm()
        }}
      >
        <TextField
          label={say('minutes')}
          name="minutes"
          value={typed}
          help={say('minutesHelp')}
          error={isWrong ? say('minutesWrong') : undefined}
          maxLength={6}
          onInput={text => {
            setTyped(text)
            setWrong(false)
          }}
        />
      </form>
    </Dialog>
  )
}
