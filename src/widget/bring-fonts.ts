/**
 * Offers the brand's fonts to the page. The browser loads only what text needs, and swaps it in. Fonts that the page
 * already has are left alone, and a policy that refuses ours leaves the fallback font.
 * @param files as in the settings
 * @param host the platform's address, for files with a relative one
 */
export function bringFonts(files: unknown, host: string): void {
  if (!Array.isArray(files)) return
  const present = new Set([...document.fonts].map(({ family }) => plain(family)))
  for (const file of files) {
    const { family, weight, uri } = Object(file) as Readonly<Record<string, unknown>>
    if (typeof family !== 'string' || typeof uri !== 'string' || present.has(plain(family))) continue
    if (!URL.canParse(uri, host)) continue
    const source = `url(${JSON.stringify(new URL(uri, host).href)})`
    document.fonts.add(new FontFace(family, source, { weight: String(weight ?? 400), display: 'swap' }))
  }
}

const plain = (family: string) => family.replace(/["']/g, '')
