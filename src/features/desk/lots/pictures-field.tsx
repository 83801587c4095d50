import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useFailure } from '../../../hooks/use-failure.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { accepted, type Upload } from '../../../store/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { trashIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { deskMessages } from '../desk.messages.ts'
import { createDeskUpload } from './desk-upload.store.ts'
import { lotsMessages } from './lots.messages.ts'
import css from './pictures-field.css?inline'
import { RefusedPictures } from './refused-pictures.tsx'

type Props = Readonly<{
  /** Addresses, beginning with the picture that lists show. */
  pictures: readonly string[]
  onChange: (change: (pictures: readonly string[]) => readonly string[]) => void
}>

/** Chooses pictures of a lot or an item. They are uploaded at once, and belong to it once it is saved. */
export function PicturesField({ pictures, onChange }: Props) {
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(lotsMessages)
  const change = useRef(onChange)
  change.current = onChange
  const upload = useMemo(
    () => createDeskUpload(site, address => change.current(pictures => [...pictures, address])),
    [site],
  )
  const isBusy = useStore(upload.send.$state).type === 'busy'
  const without = (gone: string) => pictures.filter(address => address !== gone)

  return (
    <>
      <ul className="lots-pictures">
        {pictures.map((address, index) => (
          <li key={address}>
            <img
              src={completeUrl(address, site.host)?.href}
              alt={say(index ? 'picture' : 'cover', { number: index + 1 })}
            />
            <div className="lots-picture-tools">
              {index ? (
                <Button variant="quiet" onClick={() => onChange(() => [address, ...without(address)])}>
                  {say('makeFirst')}
                </Button>
              ) : (
                <span />
              )}
              <Button
                variant="quiet"
                label={say('removePicture', { number: index + 1 })}
                onClick={() => onChange(() => without(address))}
              >
                <Icon path={trashIcon} />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <RefusedPictures upload={upload} />
      <UploadProblem upload={upload} />
      <div>
        <label className="desk-upload button button-secondary">
          <span className="button-label">{isBusy ? say('uploading') : say('addPicture')}</span>
          <input
            type="file"
            name="picture"
            multiple
            accept={accepted}
            onChange={event => {
              upload.add([...(event.currentTarget.files ?? [])])
              // Cleared, so that the same file can be chosen again.
              event.currentTarget.value = ''
            }}
          />
        </label>
      </div>
      <p className="desk-muted">{say('picturesHelp')}</p>
    </>
  )
}

function UploadProblem({ upload }: Readonly<{ upload: Upload }>) {
  const say = useMessages(lotsMessages)
  const sayDesk = useMessages(deskMessages)
  const state = useStore(upload.send.$state)
  const [file] = useStore(upload.$waiting)
  const failure = useFailure(state.type === 'failed' ? state.failure : undefined)
  if (!failure) return null
  return (
    <Notice
      kind="error"
      title={file ? `${file.name}: ${failure.title}` : failure.title}
      action={<Button onClick={() => void upload.send.run()}>{say('again')}</Button>}
      closeLabel={sayDesk('close')}
      onClose={upload.drop}
    >
      {failure.text}
    </Notice>
  )
}
