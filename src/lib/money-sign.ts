/**
 * Removes the field's own currency sign from a pasted amount. Another currency's sign stays, so €50 is never read as
 * £50.
 */
export function withoutSign(text: string, symbol: string): string {
  const bare = text.trim()
  if (bare.startsWith(symbol)) return bare.slice(symbol.length).trim()
  return bare.endsWith(symbol) ? bare.slice(0, -symbol.length).trim() : text
}

/** Is there a currency sign in the text? */
export const hasSign = (text: string) => /\p{Sc}/u.test(text)
