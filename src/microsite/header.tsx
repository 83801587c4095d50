import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { safeHref } from '../hooks/safe-href.ts'
import { useCodeFrame } from '../hooks/use-code.ts'
import { useLinks } from '../hooks/use-links.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { useSettings } from '../hooks/use-settings.ts'
import { completeUrl } from '../lib/complete-url.ts'
import { auth } from '../store/auth.ts'
import { navbar } from '../store/navbar.ts'
import { Icon } from '../ui/icon.tsx'
import { menuIcon, userIcon } from '../ui/icons.ts'
import { ResourceFrame } from '../ui/resource-frame.tsx'
import { useStyles } from '../ui/styles.ts'
import { accountPath } from './account-path.ts'
import css from './header.css?inline'
import { isCurrent, useMenu } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import { micrositeMessages } from './microsite.messages.ts'
import { useMicrosite } from './microsite-context.ts'

/** Logo, menu and account link. On a phone the header lies over the hero's picture until the page is scrolled. */
export function Header() {
  useStyles(css)
  const { site } = useSurroundings()
  const { router } = useMicrosite()
  const settings = useSettings()
  const links = useLinks()
  const say = useMessages(micrositeMessages)
  const { path } = useStore(router.$current)
  const { isAuthenticated, user } = useStore(auth(site).$state)
  const { $whiteMenu, $mobileMenu } = navbar(site)
  const isWhite = useStore($whiteMenu)
  const isOpen = useStore($mobileMenu)
  const [sentinel, isScrolled] = useScrolled()
  const menu = useMenu()
  // The slice outlives the header.
  useEffect(() => () => $mobileMenu.set(false), [$mobileMenu])
  return (
    <>
      <div ref={sentinel} className="header-sentinel" />
      <header
        className="header"
        data-white={isWhite && !isScrolled ? '' : undefined}
        data-drawer={widthOf(menu) > menuRoom ? '' : undefined}
      >
        <a className="header-home" href={links.hrefTo('home')} aria-label={say('home', { name: settings.name })}>
          {settings.logoISfile ? (
            <img className="header-logo" src={completeUrl(settings.logoISfile, site.host)?.href} alt="" />
          ) : (
            settings.name
          )}
        </a>
        <nav className="header-menu" aria-label={say('menu')}>
          <ul>
            {menu.map(({ title, link, icon }) => (
              <li key={link}>
                <a href={safeHref(link, links)} aria-current={isCurrent(link, path, router) ? 'page' : undefined}>
                  {icon && <MenuIcon name={icon} />}
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* A new element after sign-in: animating the width of the old one would shift the page. */}
        <a
          key={String(isAuthenticated)}
          className="header-account"
          href={links.href(accountPath(isAuthenticated, router))}
        >
          <Icon path={userIcon} size={20} />
          <span>{isAuthenticated ? (user?.first_name ?? say('account')) : say('signIn')}</span>
        </a>
        <button
          type="button"
          className="header-open"
          aria-expanded={isOpen}
          aria-label={say('openMenu')}
          onClick={() => $mobileMenu.set(true)}
        >
          <Icon path={menuIcon} size={24} />
        </button>
      </header>
      {isOpen && <LazyMenu onClose={() => $mobileMenu.set(false)} />}
    </>
  )
}

/** Pixels available to the menu beside logo and account. */
const menuRoom = 640

/** Estimated width of the menu in pixels. */
const widthOf = (menu: ReturnType<typeof useMenu>) =>
  menu.reduce((sum, { title, icon }) => sum + title.length * 8 + (icon ? 60 : 32), 0)

/** Its code loads when it is first opened. */
function LazyMenu({ onClose }: Readonly<{ onClose: () => void }>) {
  return <ResourceFrame {...useCodeFrame(loadMenu)}>{MobileMenu => <MobileMenu onClose={onClose} />}</ResourceFrame>
}

const loadMenu = () => import('./mobile-menu.tsx').then(module => module.MobileMenu)

/** Has the page been scrolled past the top of the microsite? */
function useScrolled() {
  const [isScrolled, setScrolled] = useState(false)
  const [sentinel, setSentinel] = useState<Element | null>(null)
  useEffect(() => {
    if (!sentinel) return
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false))
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [sentinel])
  return [setSentinel, isScrolled] as const
}
