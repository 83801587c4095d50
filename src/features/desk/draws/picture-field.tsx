import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { accepted } from '../../../store/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { trashIcon } from '../../../ui/icons.ts'
import { CommandProblem } from '../command-problem.tsx'
import { createDeskUpload } from '../lots/desk-upload.store.ts'
import { RefusedPictures } from '../lots/refused-pictures.tsx'
import { drawsMessages } from './draws.messages.ts'

type Props = Readonly<{
  /** Its address. Empty: no picture. */
  picture: string
  error?: string | undefined
  onChange: (picture: string) => void
}>

/** Chooses one picture. It is uploaded at once, and belongs to the draw once the draw is saved. */
export function PictureField({ picture, error, onChange }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(drawsMessages)
  const change = useRef(onChange)
  change.current = onChange
  const upload = useMemo(() => createDeskUpload(site, address => change.current(address)), [site])
  const isBusy = useStore(upload.send.$state).type === 'busy'
  return (
    <div className="draws-picture">
      {picture && <img src={completeUrl(picture, site.host)?.href} alt={say('picture')} />}
      <CommandProblem command={upload.send} />
      <RefusedPictures upload={upload} />
      {error && <p role="alert">{error}</p>}
      <div className="desk-buttons">
        <label className="desk-upload button button-secondary">
          <span className="button-label">{isBusy ? say('uploading') : say('addPicture')}</span>
          <input
            type="file"
            name="picture"
            accept={accepted}
            onChange={event => {
              upload.add([...(event.currentTarget.files ?? [])])
              // Cleared, so that the same file can be chosen again.
              event.currentTarget.value = ''
            }}
          />
        </label>
        {picture && (
          <Button variant="quiet" label={say('removePicture')} onClick={() => onChange('')}>
            <Icon path={trashIcon} />
          </Button>
        )}
      </div>
      <p className="desk-muted">{say('pictureHelp')}</p>
    </div>
  )
}
