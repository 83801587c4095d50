import { useLayoutEffect } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { type ThemeWish, theme } from '../store/theme.ts'

/** While the screen is mounted: hides header or footer. */
export function useTheme({ noHeader = false, noFooter = false }: ThemeWish): void {
  const { site } = useSurroundings()
  useLayoutEffect(() => theme(site).ask({ noHeader, noFooter }), [site, noHeader, noFooter])
}
