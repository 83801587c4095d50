import { useState } from 'react'
import css from './avatar.css?inline'
import { useStyles } from './styles.ts'
import { variables } from './variables.ts'

type Props = Readonly<{
  /** The person's name. It is written beside the picture, so the picture has an empty alt text. */
  name: string
  /** Absent, or failing to load: the initials are shown. */
  src?: string | undefined
  /** Pixels. Default: 48. */
  size?: number
}>

/** A person's picture, or their initials. */
export function Avatar({ name, src, size = 48 }: Props) {
  const [failed, setFailed] = useState<string>()
  useStyles(css)
  return (
    <span className="avatar" style={variables({ '--_avatar': `${size}px` })} aria-hidden="true">
      {src && src !== failed ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}

/** First letters of the first and last name: "Amara van den Berg" is AB. */
function initials(name: string): string {
  const names = name.trim().split(/\s+/)
  const used = names.length > 1 ? [names[0], names.at(-1)] : names
  return used
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
