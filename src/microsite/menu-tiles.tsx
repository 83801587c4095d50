import { safeHref } from '../hooks/safe-href.ts'
import { useLinks } from '../hooks/use-links.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { useSettings } from '../hooks/use-settings.ts'
import { useStyles } from '../ui/styles.ts'
import { Tile } from '../ui/tile.tsx'
import { routeOfLink, useMenu } from './menu.ts'
import css from './menu-tiles.css?inline'
import { micrositeMessages } from './microsite.messages.ts'
import { useMicrosite } from './microsite-context.ts'

/** The organiser's menu as tiles, without the entry of the current page. */
export function MenuTiles() {
  useStyles(css)
  const settings = useSettings()
  const { router } = useMicrosite()
  const links = useLinks()
  const say = useMessages(micrositeMessages)
  const items = useMenu().filter(({ link }) => routeOfLink(link, settings, router)?.route.id !== 'home')
  if (!items.length) return null
  return (
    <nav aria-label={say('explore')}>
      <ul className="menu-tiles">
        {items.map(({ title, link }) => (
          <li key={link}>
            <Tile href={safeHref(link, links)} title={title} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
