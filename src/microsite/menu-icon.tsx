import { useStore } from '@nanostores/react'
import { useSurroundings } from '../hooks/context.ts'
import { menuIcons } from '../store/menu-icons.ts'
import { useStyles } from '../ui/styles.ts'
import css from './menu-icon.css?inline'

/** The icon that the organiser has chosen for a menu entry. Its space is reserved until it is loaded. */
export function MenuIcon({ name }: Readonly<{ name: string | undefined }>) {
  useStyles(css)
  const { site } = useSurroundings()
  const icons = useStore(menuIcons(site).$state)
  const icon = icons.type === 'ready' ? icons.value.find(icon => icon.name === name) : undefined
  return (
    <span className="menu-icon">
      {icon && (
        <svg viewBox={`0 0 ${icon.width} ${icon.height}`} aria-hidden="true" focusable="false">
          <path d={icon.path} />
        </svg>
      )}
    </span>
  )
}
