import { useState } from 'react'
import css from './avatar.css?inline'
import { useStyles } from './styles.ts'
import { variables } from './variables.ts'

type Props = Readonly<{
  /** Whose it is; beside the picture it stands in words, so the picture itself says nothing. */
  name: string
  /** Absent, or not to be had: initials. */
  src?: string | undefined
  /** Pixels. Default: 48. */
  size?: number
}>

/** Somebody's picture, or the first letters of their name. */
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

/** Of the first name and the last: "Amara van den Berg" is AB. */
function initials(name: string): string {
  const names = name.trim().split(/\s+/)
  const used = names.length > 1 ? [names[0], names.at(-1)] : names
  return used
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
