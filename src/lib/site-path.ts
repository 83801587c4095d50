/** The path of a site's page that an organiser's link means, also without the slash: `tickets`. Undefined: elsewhere. */
export function sitePath(link: string): string | undefined {
  if (/^\/(?![/\\])/.test(link)) return link
  return /^[\w-]+([/?#]|$)/.test(link) ? `/${link}` : undefined
}
