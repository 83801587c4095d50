import { createContext, useContext, useMemo } from 'react'

/** Where a component's styles go: the shadow root of its custom element, or a document. Without one, styles are left out. */
export const StyleRoot = createContext<DocumentOrShadowRoot | undefined>(undefined)

/**
 * Gives the component's root a style sheet, once, however many components ask
 * for it. Adopted while rendering, so nothing is ever painted without its
 * styles; constructed, so a strict `style-src` does not mind.
 */
export function useStyles(css: string): void {
  const root = useContext(StyleRoot)
  useMemo(() => root && adoptStyles(root, css), [root, css])
}

/** The same outside of components. The sheet is shared by all roots. */
export function adoptStyles(root: DocumentOrShadowRoot, css: string): void {
  const sheet = sheetOf(css)
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
