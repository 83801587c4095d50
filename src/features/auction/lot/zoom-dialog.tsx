import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { arrowIcon, closeIcon, minusIcon, plusIcon } from '../../../ui/icons.ts'
import { useStyles } from '../../../ui/styles.ts'
import { useModal } from '../../../ui/use-modal.ts'
import { lotMessages } from './lot.messages.ts'
import css from './zoom.css?inline'
import { type Zoom, zoomable } from './zoom.ts'

type Props = Readonly<{
  title: string
  pictures: readonly string[]
  /** Index of the picture that is shown. */
  at: number
  show: (at: number) => void
  onClose: () => void
}>

/** A picture over the whole window, enlarged by pinch, wheel, double press, buttons and keys. */
export function ZoomDialog({ title, pictures, at, show, onClose }: Props) {
  useStyles(css)
  const say = useMessages(lotMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const zoom = useRef<Zoom>(undefined)
  useModal(dialog, true)
  const isMany = pictures.length > 1
  const step = (by: number) => show((at + by + pictures.length) % pictures.length)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture starts unzoomed
  useEffect(() => {
    if (!image.current) return
    const own = zoomable(image.current)
    zoom.current = own
    return own.end
  }, [at])

  function press(event: KeyboardEvent) {
    const isMoved = zoom.current?.press(event.key) ?? false
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!isMoved && by && isMany) step(by)
    if (isMoved || by) event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      className="zoom"
      aria-label={say('zoomTitle', { title })}
      onKeyDown={press}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="zoom-frame">
        <img key={at} ref={image} className="zoom-picture" src={pictures[at]} alt={say('zoomTitle', { title })} />
      </div>
      <div className="zoom-bar">
        {isMany && (
          <>
            <Button label={say('previous')} onClick={() => step(-1)}>
              <span className="zoom-back">
                <Icon path={arrowIcon} directed />
              </span>
            </Button>
            <span aria-live="polite">{say('picture', { number: String(at + 1), count: pictures.length })}</span>
            <Button label={say('next')} onClick={() => step(1)}>
              <Icon path={arrowIcon} directed />
            </Button>
          </>
        )}
        <Button label={say('zoomOut')} onClick={() => zoom.current?.zoomOut()}>
          <Icon path={minusIcon} />
        </Button>
        <Button label={say('zoomIn')} initialFocus onClick={() => zoom.current?.zoomIn()}>
          <Icon path={plusIcon} />
        </Button>
        <Button label={say('close')} onClick={onClose}>
          <Icon path={closeIcon} />
        </Button>
      </div>
    </dialog>
  )
}
