import { useState } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { safeHref } from '../hooks/safe-href.ts'
import { useLinks } from '../hooks/use-links.ts'
import { useMessages } from '../hooks/use-messages.ts'
import { useSettings } from '../hooks/use-settings.ts'
import { completeUrl } from '../lib/complete-url.ts'
import { pathTo } from '../lib/path-to.ts'
import { loadCode } from '../store/code.ts'
import type { Site } from '../store/site.ts'
import { useStyles } from '../ui/styles.ts'
import css from './footer.css?inline'
import { micrositeMessages } from './microsite.messages.ts'
import { useMicrosite } from './microsite-context.ts'

/** Details of the charity, contact and legal links. */
export function Footer() {
  useStyles(css)
  const { site } = useSurroundings()
  const { ownsPage } = useMicrosite()
  const settings = useSettings()
  const links = useLinks()
  const say = useMessages(micrositeMessages)
  const [problem, setProblem] = useState(false)
  const { charity_name: charity, charity_number: number, contact, footer_links } = settings
  const small = [
    ...footer_links,
    { title: say('terms'), link: settings.microsite_terms_link ?? pathTo('terms') },
    { title: say('privacy'), link: settings.microsite_privacy_link ?? pathTo('privacy') },
  ]
  const asksForConsent = ownsPage && settings.domain_type !== 'public' && !settings.disable_cookies_policyYN
  return (
    <footer className="footer">
      <div className="footer-inside">
        <address className="footer-charity">
          <strong>{charity}</strong>
          {contact?.address.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {contact && (
          <ul className="footer-contact">
            {contact.phone && (
              <li>
                <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} dir="ltr">
                  {contact.phone}
                </a>
              </li>
            )}
            {contact.email && (
              <li>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
            )}
            {contact.website && (
              <li>
                <a href={safeHref(contact.website, links)} rel="noopener">
                  {completeUrl(contact.website, site.host)?.hostname ?? contact.website}
                </a>
              </li>
            )}
          </ul>
        )}
        <ul className="footer-links">
          {small.map(({ title, link }) => (
            <li key={link}>
              <a href={safeHref(link, links)}>{title}</a>
            </li>
          ))}
          {asksForConsent && (
            <li>
              <button
                type="button"
                onClick={() =>
                  changeMind(site).then(
                    () => setProblem(false),
                    () => setProblem(true),
                  )
                }
              >
                {say('cookieSettings')}
              </button>
              {problem && <span role="alert"> {say('failed')}</span>}
            </li>
          )}
        </ul>
        <p className="footer-legal">
          {number ? say('charity', { charity, number }) : say('charityAlone', { charity })}
        </p>
      </div>
    </footer>
  )
}

const loadConsent = () => import('../store/consent.ts')

/** Opens the cookie banner again, to change the answer. */
async function changeMind(site: Site): Promise<void> {
  const { consent } = await loadCode(loadConsent, site.environment)
  consent(site).reopen()
}
