import { addTranslations } from '../../lib/translations.ts'

/** Messages about consent, updates and maintenance. */
export const watchMessages = {
  event: 'The event',
  consentTitle: 'Cookies',
  consentText:
    'Only if you accept do we count visits, so that {charity} learns which pages help. You can change your mind at the foot of each page.',
  consentPolicy: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  updateTitle: '{name} has been updated',
  updateText: "We're refreshing the app to keep things up to date.",
  upcomingTitle: 'Maintenance is coming up',
  upcomingText: '{name} pauses {when}.',
  upcomingTextFor: '{name} pauses {when}, {period}.',
  upcomingAdvice: 'Please finish what you are doing before then. What you have typed is kept while this page is open.',
  remind: { one: 'Remind me in {count} minute', other: 'Remind me in {count} minutes' },
  dismiss: 'Close until it begins',
  close: 'Close',
  runningTitle: 'We’ll be back soon',
  runningText: '{name} is being looked after.',
  runningReturn: 'It is expected back {when}, at {time}.',
  runningOverdue: 'It takes a little longer than planned.',
  runningWaiting: 'Looking whether it is back',
  runningKept: 'What you have typed is kept, and no payment is made meanwhile. This page goes on by itself.',
  now: 'any moment now',
  inMinutes: { one: 'in {count} minute', other: 'in {count} minutes' },
  inHours: { one: 'in about an hour', other: 'in about {count} hours' },
  inDays: { one: 'tomorrow', other: 'in {count} days' },
  forMinutes: { one: 'for about a minute', other: 'for about {count} minutes' },
  forHours: { one: 'for about an hour', other: 'for about {count} hours' },
  forDays: { one: 'for about a day', other: 'for about {count} days' },
} as const

addTranslations(watchMessages, { de: () => import('./watch.messages.de.ts') })
