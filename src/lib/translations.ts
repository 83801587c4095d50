import type { Message, Messages } from './messages.ts'

/** Every language besides English, whose messages are in the code. */
export type Language = 'de'

/** Loaders of the translated messages, by language. */
export type TranslationLoaders<M extends Messages = Messages> = Readonly<
  Record<Language, () => Promise<{ messages: Translation<M> }>>
>

/** The same keys as in English; plural forms only where English has them. */
export type Translation<M extends Messages> = { readonly [K in keyof M]: M[K] extends string ? string : Message }

type Read = (english: Messages, loaders: TranslationLoaders) => Promise<void>

const known = new Map<Messages, TranslationLoaders>()
const readers = new Set<Read>()
let pending: Promise<unknown> = Promise.resolve()

/**
 * Registers the translations of a feature's messages. They load with the feature's code, if the reader's language
 * needs them.
 */
export function addTranslations<M extends Messages>(english: M, loaders: TranslationLoaders<M>): void {
  known.set(english, loaders)
  for (const read of readers) begin(read, english)
}

/** Calls `read`, which must not fail, for every loader that is registered now or later. */
export function readTranslations(read: Read): void {
  readers.add(read)
  for (const english of known.keys()) begin(read, english)
}

/** Resolves when all translations registered so far have loaded or failed. */
export function translationsSettled(): Promise<unknown> {
  return pending
}

function begin(read: Read, english: Messages): void {
  const loaders = known.get(english)
  if (loaders) pending = Promise.all([pending, read(english, loaders)])
}
