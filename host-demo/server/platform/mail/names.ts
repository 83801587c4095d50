/**
 * A stranger chooses some names in letters: whoever signs somebody up, or invites them. Mail programs turn much text
 * into links, and not only with an ASCII dot. Anything that does not look like a name is left out.
 */

/** A person's name: letters, spaces, apostrophes and hyphens; a dot only at the end of a word, as in "J. R." */
export const isName = (text: string) => /^(?:[\p{L}\p{M} '’‘ʼ·-]|\.(?= |$))+$/u.test(text)

/**
 * The name of a company, team or page: also signs that cannot make a link, and fewer digits than a telephone number.
 */
export const isTitle = (text: string) =>
  /^(?!(?:\P{N}*\p{N}){7})(?:[\p{L}\p{M}\p{N} '’‘ʼ·&+,()!?–-]|\.(?= |$))+$/u.test(text)
