/**
 * Whoever signs a stranger up, or invites them, chooses the names in that letter: mail programs turn much into a link,
 * and not only with an ASCII dot. What does not look like a name is left out.
 */

/** A person's: letters, spaces, apostrophes and hyphens; a dot only at the end of a word, as in "J. R." */
export const isName = (text: string) => /^(?:[\p{L}\p{M} '’‘ʼ·-]|\.(?= |$))+$/u.test(text)

/** A company's, a team's or a page's: also signs that make no link, and fewer digits than a phone number has. */
export const isTitle = (text: string) =>
  /^(?!(?:\P{N}*\p{N}){7})(?:[\p{L}\p{M}\p{N} '’‘ʼ·&+,()!?–-]|\.(?= |$))+$/u.test(text)
