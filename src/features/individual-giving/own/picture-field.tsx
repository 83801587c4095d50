import { useStore } from '@nanostores/react'
import type { WritableAtom } from 'nanostores'
import { useEffect, useId, useRef, useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { Button } from '../../../ui/button.tsx'
import { drawPart, fileOf, isLarger } from './crop.ts'
import { ownMessages } from './own.messages.ts'
import { accepted } from './own.store.ts'
import type { ChosenPicture } from './page-form.store.ts'

type Props = Readonly<{
  $picture: WritableAtom<ChosenPicture>
  /** The stored picture. */
  current: string | undefined
}>

/** Chooses a picture, and which part of it is shown in 16:9. */
export function PictureField({ $picture, current }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(ownMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [position, setPosition] = useState(50)
  const [failed, setFailed] = useState(false)

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      setPicture(await createImageBitmap(file))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  function takeOff(): void {
    setPicture(undefined)
    setFailed(false)
    $picture.set(current ? 'none' : undefined)
    if (!input.current) return
    // Otherwise the same file could not be chosen again.
    input.current.value = ''
    // The button is removed, so the focus must move.
    input.current.focus()
  }

  // Drawn, not loaded from a `blob:` address, which a page's policy may refuse.
  useEffect(() => {
    if (!picture || !canvas.current) return
    drawPart(canvas.current, picture, position / 100)
    let gone = false
    fileOf(canvas.current).then(
      file => !gone && $picture.set(file),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [picture, position, $picture])

  const chosen = useStore($picture)
  const address = typeof chosen === 'string' ? chosen : current
  const stored = address && address !== 'none' && completeUrl(address, site.host)?.href
  // Chosen before a reload, and not uploaded yet.
  const kept = !picture && chosen instanceof File ? chosen : undefined
  return (
    <div className="own-picture">
      {picture ? (
        <canvas ref={canvas} className="own-picture-shown" />
      ) : kept ? (
        <KeptPicture file={kept} />
      ) : (
        stored && <img className="own-picture-shown" src={stored} alt="" width={640} height={360} />
      )}
      <div>
        <label htmlFor={id}>{say('picture')}</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accepted}
          onInput={event => void choose(event.currentTarget.files?.[0])}
        />
      </div>
      {picture && isLarger(picture) && (
        <div>
          <label htmlFor={`${id}-position`}>{say('cut')}</label>
          <input
            id={`${id}-position`}
            type="range"
            min="0"
            max="100"
            value={position}
            onInput={event => setPosition(Number(event.currentTarget.value))}
          />
        </div>
      )}
      {failed && <p role="alert">{say('pictureFailed')}</p>}
      {(picture || kept || stored) && (
        <p>
          <Button variant="quiet" onClick={takeOff}>
            {say('takeOff')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Shows a file that was cropped before a reload. */
function KeptPicture({ file }: Readonly<{ file: File }>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    async function draw(): Promise<void> {
      const picture = await createImageBitmap(file)
      if (canvas.current) drawPart(canvas.current, picture, 0)
    }
    // A file that can't be decoded is not shown; the server refuses it with a reason.
    void draw().catch(() => {})
  }, [file])
  return <canvas ref={canvas} className="own-picture-shown" />
}
