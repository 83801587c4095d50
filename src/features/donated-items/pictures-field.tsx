import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { completeUrl } from '../../lib/complete-url.ts'
import { accepted, type Upload } from '../../store/upload.ts'
import { announce } from '../../ui/announcer.ts'
import { Button } from '../../ui/button.tsx'
import { FieldMessage } from '../../ui/field-message.tsx'
import { Icon } from '../../ui/icon.tsx'
import { trashIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { donatedItemsMessages } from './donated-items.messages.ts'
import { mostPictures as most } from './offer.store.ts'
import { UploadProblems } from './upload-problems.tsx'

type Props = Readonly<{
  pictures: readonly string[]
  upload: Upload
  error: string | undefined
  onChange: (pictures: readonly string[]) => void
}>

/** Chooses pictures of what is offered. They are uploaded at once. */
export function PicturesField({ pictures, upload, error, onChange }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(donatedItemsMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const waiting = useStore(upload.$waiting)
  const isBusy = useStore(upload.send.$state).type === 'busy'
  const room = most - pictures.length - waiting.length

  useEffect(() => {
    if (isBusy) announce(say('uploading'))
  }, [isBusy, say])
  const shown = useRef(pictures.length)
  useEffect(() => {
    for (let number = shown.current + 1; number <= pictures.length; number++) announce(say('added', { number }))
    shown.current = pictures.length
  }, [pictures.length, say])

  function add(files: readonly File[]): void {
    setOver(files.length > room)
    upload.add(files.slice(0, Math.max(room, 0)))
  }

  function remove(address: string, number: number): void {
    onChange(pictures.filter(one => one !== address))
    setOver(false)
    announce(say('removed', { number }))
    // Its button is gone, and with it the focus.
    input.current?.focus()
  }

  return (
    <fieldset className="donated-pictures" aria-describedby={id}>
      <legend>{say('pictures')}</legend>
      {pictures.length > 0 && (
        <ul>
          {pictures.map((address, index) => (
            <li key={address}>
              <img
                src={completeUrl(address, site.host)?.href}
                alt={say(index ? 'picture' : 'cover', { number: index + 1 })}
                width={280}
                height={210}
              />
              <Button
                variant="quiet"
                label={say('removePicture', { number: index + 1 })}
                onClick={() => remove(address, index + 1)}
              >
                <Icon path={trashIcon} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <UploadProblems upload={upload} />
      {isOver && (
        <Notice
          kind="info"
          title={say('tooMany', { count: most })}
          closeLabel={say('close')}
          onClose={() => setOver(false)}
        />
      )}
      <label className="donated-upload button button-secondary">
        <span className="button-label">{isBusy ? say('uploading') : say('addPicture')}</span>
        <input
          ref={input}
          type="file"
          name="pictures"
          multiple
          accept={accepted}
          aria-invalid={error ? true : undefined}
          onChange={event => {
            add([...(event.currentTarget.files ?? [])])
            // Cleared, so that the same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </label>
      <FieldMessage id={id} help={say('picturesHelp', { count: most })} error={error} />
    </fieldset>
  )
}
