import { useLayoutEffect } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { type ThemeWish, theme } from '../store/theme.ts'

/** While the screen is mounted: hides header or footer, or says that the header is over a picture. */
export function useTheme({ noHeader = false, noFooter = false, hero = false }: ThemeWish): void {
  const { site } = useSurroundings()
  useLayoutEffect(() => theme(site).ask({ noHeader, noFooter, hero }), [site, noHeader, noFooter, hero])
}
