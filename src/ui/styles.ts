import { createContext, useContext, useMemo } from 'react'

/** Where a component's styles are adopted: its shadow root, or a document. Without one, styles are left out. */
export const StyleRoot = createContext<DocumentOrShadowRoot | undefined>(undefined)

/**
 * Adopts a style sheet into the component's root, once, however many components ask for it. Adopted during render,
 * so nothing is painted unstyled; constructed, so a strict `style-src` allows it.
 */
export function useStyles(css: string): void {
  const root = useContext(StyleRoot)
  useMemo(() => root && adoptStyles(root, css), [root, css])
}

/** The same as `useStyles`, outside components. All roots share the sheet. */
export function adoptStyles(root: DocumentOrShadowRoot, css: string): void {
  adopt(root, sheetOf(css))
}

export function adopt(root: DocumentOrShadowRoot, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

const sheets = new Map<string, CSSStyleSheet>()

function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  return sheet
}
