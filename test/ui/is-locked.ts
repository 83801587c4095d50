/** Is the page kept from scrolling? */
export const isLocked = (): boolean =>
  document.adoptedStyleSheets.some(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => /^html\s*{\s*overflow: hidden !important/.test(cssText)),
  )
