import type { CurrentRoute } from './router.ts'

/** The organiser's page that an address shows; undefined where it shows none. */
export function contentKeyOf({ route, path }: Pick<CurrentRoute, 'route' | 'path'>): string | undefined {
  if (route?.name === 'Home') return 'home'
  const [key, ...rest] = path.split('/').filter(Boolean)
  const mayBeContent = !route?.screen || /^(Terms|Privacy Policy|Generic content page)$/.test(route.name)
  return mayBeContent && key && !rest.length ? decoded(key) : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
