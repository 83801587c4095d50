import { useStore } from '@nanostores/react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { SurroundingsContext, useSurroundings } from '../hooks/context.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { useSettings } from '../hooks/use-settings.ts'
import { theme } from '../store/theme.ts'
import { variables } from '../ui/variables.ts'
import type { AppStore } from './app.store.ts'
import type { Fonts } from './fonts.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { micrositeMessages } from './microsite.messages.ts'
import { MicrositeContext, type MicrositeValue } from './microsite-context.ts'
import { Outlet } from './outlet.tsx'
import { pageTitle } from './page-title.ts'
import type { Router } from './router.ts'

type Props = Readonly<{ app: AppStore; router: Router; fonts: Fonts; ownsPage: boolean }>

/** Header, footer and notices around every screen. */
export function App({ app, router, fonts, ownsPage }: Props) {
  const surroundings = useSurroundings()
  const settings = useSettings()
  const say = useMessages(micrositeMessages)
  const main = useRef<HTMLElement>(null)
  const [title, setTitle] = useState<string>()
  const { $header, $footer } = theme(surroundings.site)
  const isWall = useStore(router.$current).route?.kind === 'wall'
  const header = useStore($header)
  const footer = useStore($footer)
  const inside = useMemo(() => ({ ...surroundings, links: router }), [surroundings, router])
  const microsite = useMemo((): MicrositeValue => {
    const name = (title: string) => {
      setTitle(title)
      if (ownsPage) document.title = pageTitle(title, settings)
    }
    return { router, ownsPage, setTitle: name }
  }, [router, settings, ownsPage])

  // Fonts are applied in the same paint that shows the screen, so no visible text is reflowed.
  useLayoutEffect(() => fonts.apply(), [fonts])

  return (
    <SurroundingsContext value={inside}>
      <MicrositeContext value={microsite}>
        <div
          className={`microsite${ownsPage ? ' microsite-page' : ''}`}
          style={variables({ '--_banner': `${settings.banner_height ?? 32}px` })}
        >
          <button type="button" className="skip" onClick={() => main.current?.focus()}>
            {say('skip')}
          </button>
          {header && !isWall && <Header />}
          <main ref={main} className="microsite-main" tabIndex={-1}>
            <Outlet main={main} title={title} startUp={app.startUp} />
          </main>
          {footer && !isWall && <Footer />}
        </div>
      </MicrositeContext>
    </SurroundingsContext>
  )
}
