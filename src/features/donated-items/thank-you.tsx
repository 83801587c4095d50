import { type ReactNode, useEffect, useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useExplained } from '../../hooks/use-explained.ts'
import { useLinks } from '../../hooks/use-links.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Result } from '../../ui/result.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './donated-items.css?inline'
import { donatedItemsMessages } from './donated-items.messages.ts'
import { sentOffer } from './offer.store.ts'
import { isOff, offerTerms } from './terms.store.ts'

/** Thanks for an offer, and says what happens next. @param otherwise shown if the event takes no offers */
export function ThankYou({ otherwise }: Readonly<{ otherwise: ReactNode }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(donatedItemsMessages)
  useStyles(css)
  const container = useRef<HTMLDivElement>(null)
  const { state } = useExplained(offerTerms(site))
  const sent = sentOffer(site)
  useEffect(() => container.current?.focus(), [])
  if (!sent && isOff(state)) return otherwise
  return (
    <Page width="narrow">
      <div ref={container} tabIndex={-1}>
        <Result
          kind="success"
          title={sent ? say('thanksTitle', { title: sent.title }) : say('thanks')}
          action={
            <div className="donated-thanks">
              <LinkButton variant="primary" href={hrefTo('home')}>
                {say('home')}
              </LinkButton>
              <LinkButton href={hrefTo('donate-lot')}>{say('another')}</LinkButton>
            </div>
          }
        >
          <p>{[say('thanksText'), sent?.isToKeep && say('keepIt')].filter(Boolean).join(' ')}</p>
          {sent?.email && <p>{say('mailed', { email: sent.email })}</p>}
        </Result>
      </div>
    </Page>
  )
}
