/** The specification's minimum. What is asked for in words is more. */
export const minPasswordLength = 6

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/**
 * How well a password holds, by its length and what it is made of. Length
 * counts most; runs, repetitions and the commonest words count for nothing.
 * A hint to the visitor alone: the server takes any that is long enough.
 */
export function passwordStrength(password: string): PasswordStrength {
  if ([...password].length < minPasswordLength) return 'short'
  const length = [...withoutObvious(password)].length + kinds(password) - 1
  if (length < 8 || new Set(password).size < 5) return 'weak'
  return length < 14 ? 'fair' : 'strong'
}

const common = /passw[o0]rd|qwert[yz]u?|letmein|welcome|admin|iloveyou|football|liverpool|arsenal|charity|(19|20)\d\d/gi

/** Each common word and each run, up, down or of one character, as a single character. */
function withoutObvious(password: string): string {
  const letters = [...password.replace(common, '*')].map(letter => letter.toLowerCase())
  return letters.filter((letter, index) => !isNext(letters[index - 1], letter)).join('')
}

function isNext(before: string | undefined, letter: string): boolean {
  return before !== undefined && Math.abs(code(letter) - code(before)) <= 1
}

const code = (letter: string) => letter.codePointAt(0) ?? 0

const kinds = (password: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(password)).length
