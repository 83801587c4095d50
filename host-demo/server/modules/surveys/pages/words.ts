/** Texts of surveys on pages without script. */
export const surveyPageWords = {
  questions: 'Questions',
  needsScript: 'Answering needs JavaScript, which is switched off or has not loaded.',
  closed: 'This survey is closed.',
  all: 'All surveys',
  thanks: 'Thank you for your answers.',
} as const
