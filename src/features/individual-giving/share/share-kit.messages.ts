import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the QR code and picture for sharing. */
export const kitMessages = {
  qr: 'QR code of the page of {name}',
  saveQr: 'Save the QR code',
  print: 'Print it on a poster: a phone’s camera opens the page.',
  picture: 'Picture with the name of {name} and what has been raised',
  savePicture: 'Save the picture',
  post: 'Post it where a link shows none.',
} as const

addTranslations(kitMessages, { de: () => import('./share-kit.messages.de.ts') })
