/**
 * The microsite's path that an organiser's link means, also if it has no slash, as in `tickets`. undefined: another
 * site.
 */
export function sitePath(link: string): string | undefined {
  if (/^\/(?![/\\])/.test(link)) return link
  return /^[\w-]+([/?#]|$)/.test(link) ? `/${link}` : undefined
}
