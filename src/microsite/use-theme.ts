import { useLayoutEffect } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { type ThemeWish, theme } from '../store/theme.ts'

/** Asks for a frame without header or footer, or says that a picture is under the header, as long as the screen is there. */
export function useTheme({ noHeader = false, noFooter = false, hero = false }: ThemeWish): void {
  const { site } = useSurroundings()
  useLayoutEffect(() => theme(site).ask({ noHeader, noFooter, hero }), [site, noHeader, noFooter, hero])
}
