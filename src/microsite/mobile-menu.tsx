import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { safeHref } from '../hooks/safe-href.ts'
import { useLinks } from '../hooks/use-links.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { pathTo } from '../lib/path-to.ts'
import { auth } from '../store/auth.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useStyles } from '../ui/styles.ts'
import { accountPath } from './account-path.ts'
import { isCurrent, useMenu } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import { micrositeMessages } from './microsite.messages.ts'
import { useMicrosite } from './microsite-context.ts'
import css from './mobile-menu.css?inline'

/** The menu on narrow screens. Closes when a link is followed. */
export function MobileMenu({ onClose }: Readonly<{ onClose: () => void }>) {
  useStyles(css)
  const { site } = useSurroundings()
  const { router } = useMicrosite()
  const menu = useMenu()
  const links = useLinks()
  const say = useMessages(micrositeMessages)
  const current = useStore(router.$current)
  const { isAuthenticated } = useStore(auth(site).$state)
  const began = useRef(current)
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    if (current !== began.current) onClose()
  }, [current, onClose])

  // On closing, the dialog returns the focus to its opener, but after navigation the new screen must get it.
  useEffect(() => {
    const main = (nav.current?.getRootNode() as ShadowRoot | undefined)?.querySelector('main')
    return () => {
      if (router.$current.get() !== began.current) queueMicrotask(() => main?.focus({ preventScroll: true }))
    }
  }, [router])

  const hasIcons = menu.some(({ icon }) => icon)
  const account = {
    icon: undefined,
    title: say(isAuthenticated ? 'account' : 'signIn'),
    link: accountPath(isAuthenticated, router),
  }
  return (
    <Dialog open title={say('menu')} closeLabel={say('closeMenu')} onClose={onClose}>
      <nav ref={nav} className="mobile-menu" aria-label={say('menu')}>
        <ul>
          {[...menu, account].map(({ title, link, icon }) => (
            <li key={link}>
              <a href={safeHref(link, links)} aria-current={isCurrent(link, current.path, router) ? 'page' : undefined}>
                {hasIcons && <MenuIcon name={icon} />}
                {title}
              </a>
            </li>
          ))}
          {isAuthenticated && (
            <li>
              <button
                type="button"
                onClick={() => {
                  auth(site).logOut()
                  onClose()
                  links.open(pathTo('home'))
                }}
              >
                {hasIcons && <MenuIcon name={undefined} />}
                {say('logOut')}
              </button>
            </li>
          )}
        </ul>
      </nav>
    </Dialog>
  )
}
