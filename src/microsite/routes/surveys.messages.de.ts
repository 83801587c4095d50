/** Titles by their route's id. */
export const messages = {
  surveys: 'Umfragen',
  survey: 'Umfrage',
  'public-survey': 'Öffentliche Umfrage',
  'survey-success': 'Danke',
} as const
