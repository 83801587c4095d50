import { wholeLink } from '../../../../src/lib/site-path.ts'
import type { StoredSettings } from '../../identity/tables.ts'

type Linking = Pick<
  StoredSettings,
  'menu' | 'footer_links' | 'sponsors' | 'contact' | 'microsite_terms_link' | 'microsite_privacy_link'
>

/**
 * The organiser's links as browsers know them. Here once, because each reader in a browser would need the rule in code
 * that every visitor loads, and compares links with the paths of its screens.
 */
export function siteLinks({ menu, footer_links, sponsors, contact, ...small }: Linking): Linking {
  return {
    menu: menu.map(linked),
    footer_links: footer_links?.map(linked),
    sponsors: sponsors?.map(({ link, ...sponsor }) => ({ ...sponsor, link: link && wholeLink(link) })),
    contact: contact && { ...contact, website: contact.website && wholeLink(contact.website) },
    microsite_terms_link: small.microsite_terms_link && wholeLink(small.microsite_terms_link),
    microsite_privacy_link: small.microsite_privacy_link && wholeLink(small.microsite_privacy_link),
  }
}

const linked = <T extends { link: string }>(item: T): T => ({ ...item, link: wholeLink(item.link) })
