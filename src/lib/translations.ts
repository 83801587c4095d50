import type { Message, Messages } from './messages.ts'

/** Every language besides English, which stands in the code. */
export type Language = 'de'

/** By language, where to load the sentences from. */
export type TranslationLoaders<M extends Messages = Messages> = Readonly<
  Record<Language, () => Promise<{ messages: Translation<M> }>>
>

/** The same keys as in English; only what has plural forms there may have them here. */
export type Translation<M extends Messages> = { readonly [K in keyof M]: M[K] extends string ? string : Message }

type Read = (english: Messages, loaders: TranslationLoaders) => Promise<void>

const known = new Map<Messages, TranslationLoaders>()
const readers = new Set<Read>()
let pending: Promise<unknown> = Promise.resolve()

/** Says where the translations of a feature's sentences are. They load with the feature's code where somebody reads them. */
export function addTranslations<M extends Messages>(english: M, loaders: TranslationLoaders<M>): void {
  known.set(english, loaders)
  for (const read of readers) begin(read, english)
}

/** Calls `read`, which never fails, for all sentences that are there, and for those whose code comes later. */
export function readTranslations(read: Read): void {
  readers.add(read)
  for (const english of known.keys()) begin(read, english)
}

/** Comes when all translations of the code that is there have come or failed. */
export function translationsSettled(): Promise<unknown> {
  return pending
}

function begin(read: Read, english: Messages): void {
  const loaders = known.get(english)
  if (loaders) pending = Promise.all([pending, read(english, loaders)])
}
