/** Titles by route id. */
export const messages = {
  surveys: 'Umfragen',
  survey: 'Umfrage',
  'public-survey': 'Öffentliche Umfrage',
  'survey-success': 'Danke',
} as const
