/** How a question of a survey is answered. `rating`: 1 to 5. `recommend`: 0 to 10. */
export const questionKinds = ['one', 'several', 'short', 'long', 'rating', 'recommend', 'yes_no'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const surveyStates = ['draft', 'open', 'closed'] as const
export type SurveyState = (typeof surveyStates)[number]

/** The kinds whose choices the organiser writes. */
export const hasChoices = (kind: QuestionKind): boolean => kind === 'one' || kind === 'several'

/** The first and the last number of a scale. */
export const scales = { rating: [1, 5], recommend: [0, 10] } as const satisfies Partial<
  Record<QuestionKind, readonly [number, number]>
>

/** The most characters of a typed answer. */
export const longestTexts = { short: 200, long: 2000, other: 200 } as const

/** The choice of an answer in one's own words. */
export const otherChoice = 'other'

export const surveyLimits = { questions: 30, choices: 20, leastChoices: 2 } as const
