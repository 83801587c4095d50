import { useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useCode } from '../../../hooks/use-code.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { Icon } from '../../../ui/icon.tsx'
import { gavelIcon, searchIcon } from '../../../ui/icons.ts'
import { lotMessages } from './lot.messages.ts'

type Props = Readonly<{ title: string; pictures: readonly string[] }>

/** The pictures of a lot. Pressing one enlarges it; that code loads only then. */
export function Gallery({ title, pictures }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(lotMessages)
  const [at, setAt] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const urls = pictures.flatMap(uri => completeUrl(uri, site.host)?.href ?? [])
  const src = urls[at]
  if (!src) {
    return (
      <div className="gallery-empty">
        <Icon path={gavelIcon} size={48} />
      </div>
    )
  }
  return (
    <div className="gallery">
      <button type="button" className="gallery-main" aria-label={say('enlarge')} onClick={() => setLarge(true)}>
        <img src={src} alt={title} width={1280} height={720} fetchPriority="high" />
        <span className="gallery-sign" aria-hidden="true">
          <Icon path={searchIcon} size={18} />
        </span>
      </button>
      {urls.length > 1 && (
        <ul className="gallery-others">
          {urls.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={say('picture', { number: String(index + 1), count: urls.length })}
                aria-current={index === at ? true : undefined}
                onClick={() => setAt(index)}
              >
                <img src={url} alt="" width={160} height={90} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isLarge && <Zoomed title={title} pictures={urls} at={at} show={setAt} onClose={() => setLarge(false)} />}
    </div>
  )
}

const loadZoom = () => import('./zoom-dialog.tsx').then(module => module.ZoomDialog)

type ZoomedProps = Readonly<{
  title: string
  pictures: readonly string[]
  at: number
  show: (at: number) => void
  onClose: () => void
}>

function Zoomed(props: ZoomedProps) {
  const code = useCode(loadZoom)
  return code.type === 'ready' ? <code.value {...props} /> : null
}
