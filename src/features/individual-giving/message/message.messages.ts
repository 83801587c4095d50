import { addTranslations } from '../../../lib/translations.ts'

/** Messages of the form that leaves a message. */
export const messageMessages = {
  title: 'Leave a message for {name}',
  lead: 'It appears on the page when the organiser has read it.',
  withGift: 'It stands beside your gift.',
  name: 'Your name',
  nameLabel: 'your name',
  message: 'Message',
  messageLabel: 'a message',
  count: { one: '{count} character left', other: '{count} characters left' },
  send: 'Send the message',
  sending: 'Sending',
  thanks: 'Thank you. Your message is with the organiser.',
  thanksText: 'They read each message before it is shown.',
  toPage: 'Back to {name}’s page',
  after: 'Say something to {name}?',
  afterText: 'A few words stay longer than the amount.',
  leave: 'Leave a message',
} as const

addTranslations(messageMessages, { de: () => import('./message.messages.de.ts') })
