/**
 * The microsite's path that an organiser's link means, also if it has no slash, as in `tickets`. undefined: another
 * site.
 */
export function sitePath(link: string): string | undefined {
  if (/^\/(?![/\\])/.test(link)) return link
  return /^[\w-]+([/?#]|$)/.test(link) ? `/${link}` : undefined
}

/** An organiser's link as browsers know it: `/tickets` for `tickets`, `https://oak.example` for `oak.example`. */
export const wholeLink = (link: string): string => sitePath(link) ?? (isDomain.test(link) ? `https://${link}` : link)

/** What begins with a domain, as in `oak.example/about`. */
const isDomain = /^([\w-]+\.)+[a-z]{2,}(:\d+)?([/?#]|$)/i
