import { useStore } from '@nanostores/react'
import type { WritableAtom } from 'nanostores'
import { useEffect, useId, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { wholeUrl } from '../../../lib/whole-url.ts'
import { cropped } from './crop.ts'
import { ownMessages } from './own.messages.ts'
import { accepted } from './own.store.ts'

type Props = Readonly<{
  $picture: WritableAtom<File | undefined>
  /** The stored one. */
  current: string | undefined
}>

/** Chooses a picture, and which part of it is shown in 16:9. */
export function PictureField({ $picture, current }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(ownMessages)
  const id = useId()
  const [file, setFile] = useState<File>()
  const [place, setPlace] = useState(50)
  const [failed, setFailed] = useState(false)
  const chosen = useStore($picture)
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    if (!file) return
    let gone = false
    setFailed(false)
    cropped(file, place / 100).then(
      cut => !gone && $picture.set(cut),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [file, place, $picture])

  useEffect(() => {
    if (!chosen) return setShown(undefined)
    const url = URL.createObjectURL(chosen)
    setShown(url)
    return () => URL.revokeObjectURL(url)
  }, [chosen])

  const src = shown ?? (current && wholeUrl(current, site.host)?.href)
  return (
    <div className="own-picture">
      {src && <img className="giving-picture" src={src} alt="" width={640} height={360} />}
      <div>
        <label htmlFor={id}>{say('picture')}</label>
        <input id={id} type="file" accept={accepted} onInput={event => setFile(event.currentTarget.files?.[0])} />
      </div>
      {file && (
        <div>
          <label htmlFor={`${id}-place`}>{say('cut')}</label>
          <input
            id={`${id}-place`}
            type="range"
            min="0"
            max="100"
            value={place}
            onInput={event => setPlace(Number(event.currentTarget.value))}
          />
        </div>
      )}
      {failed && <p role="alert">{say('pictureFailed')}</p>}
    </div>
  )
}
