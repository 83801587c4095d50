import { useState } from 'react'
import { Button } from '../../../src/ui/button.tsx'
import { Dialog } from '../../../src/ui/dialog.tsx'
import { Icon } from '../../../src/ui/icon.tsx'
import * as icons from '../../../src/ui/icons.ts'
import { TextField } from '../../../src/ui/text-field.tsx'
import { Specimen } from './specimen.tsx'

export function Buttons() {
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState('')

  function work() {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }

  return (
    <>
      <Specimen title="Buttons">
        <div className="row">
          <Button variant="primary" busy={busy} busyLabel="Placing your bid" onClick={work}>
            Place bid of £120
          </Button>
          <Button>Add to basket</Button>
          <Button variant="quiet">
            See all lots
            <Icon path={icons.arrowIcon} directed />
          </Button>
        </div>
        <div className="row">
          <Button variant="primary" busy busyLabel="Paying">
            Donate £50
          </Button>
          <Button busy>Saving</Button>
          <Button variant="primary" disabled>
            Bidding has ended
          </Button>
          <Button disabled>Sold</Button>
          <Button variant="quiet" disabled>
            Nothing to undo
          </Button>
        </div>
        <Button variant="primary" wide>
          Pay £120.00
        </Button>
      </Specimen>
      <Specimen title="Icons">
        <ul className="icons">
          {Object.entries(icons).map(([name, path]) => (
            <li key={name}>
              <Icon path={path} size={24} directed={/arrow|chevron|external/.test(name)} />
              <span>{name.replace('Icon', '')}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Dialog">
        <div className="row">
          <Button onClick={() => setOpen(true)}>Leave a message</Button>
        </div>
        <Dialog
          open={open}
          title="Leave a message with your gift"
          closeLabel="Close"
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Not now</Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                Add message
              </Button>
            </>
          }
        >
          <div className="stack">
            <p>It is shown on the evening's wall, beside your first name. You can change it until the doors open.</p>
            <TextField
              label="Message"
              name="dialog-message"
              rows={4}
              optional="optional"
              value={message}
              onInput={setMessage}
            />
          </div>
        </Dialog>
      </Specimen>
    </>
  )
}
