import type { DemoSurvey } from '../demo-survey.ts'

/** What the Friends ask: everybody about last summer’s fayre, and parents about helping. */
export const summerFayreSurveys: readonly DemoSurvey[] = [
  {
    key: 'how-was-it',
    title: 'How was the fayre?',
    introduction:
      '<p>You were at last summer’s fayre? Then tell us what to keep and what to change this time. It takes two minutes.</p>',
    thankYou: '<p>We read every single one, over tea, in the library corner. See you on the field!</p>',
    isPublic: true,
    isAnonymous: true,
    questions: [
      { key: 'day', kind: 'rating', text: 'How did you like the day?', required: true },
      {
        key: 'best',
        kind: 'several',
        text: 'What was best?',
        choices: ['The stalls', 'The cake', 'The dog show', 'The raffle', 'The samba band'],
      },
      {
        key: 'queue',
        kind: 'one',
        text: 'Where did you wait longest?',
        choices: ['At the gate', 'For food', 'For the games', 'Nowhere'],
      },
      { key: 'quiet', kind: 'yes_no', text: 'Did you use the quiet room in the library?' },
      { key: 'change', kind: 'long', text: 'What shall we do differently?' },
      { key: 'recommend', kind: 'recommend', text: 'Would you tell friends to come?' },
    ],
    responses: [
      { daysAgo: 1, answers: { day: 5, best: [1, 2], queue: 1, quiet: 'no', recommend: 10 } },
      {
        daysAgo: 1,
        answers: { day: 4, best: [0], queue: 1, quiet: 'no', change: 'A second coffee stall, please.', recommend: 8 },
      },
      { daysAgo: 2, answers: { day: 5, best: [2, 4], queue: 3, quiet: 'yes', recommend: 9 } },
      {
        daysAgo: 3,
        answers: {
          day: 3,
          best: [3],
          queue: 0,
          quiet: 'no',
          change: 'Open the gate by the hall as well.',
          recommend: 6,
        },
      },
      { daysAgo: 3, answers: { day: 5, best: [0, 1, 4], queue: 3, recommend: 10 } },
      {
        daysAgo: 4,
        answers: {
          day: 4,
          best: [1],
          queue: 1,
          quiet: 'yes',
          change: 'More shade. The marquee was lovely.',
          recommend: 9,
        },
      },
      { daysAgo: 5, answers: { day: 5, best: [2], queue: 2, quiet: 'no', recommend: 10 } },
      { daysAgo: 6, answers: { day: 2, queue: 1, quiet: 'no', change: 'We ran out of cake at one.', recommend: 4 } },
      { daysAgo: 6, answers: { day: 4, best: [0, 3], queue: 1, quiet: 'no', recommend: 8 } },
    ],
  },
  {
    key: 'helping',
    title: 'Who can lend a hand?',
    introduction: '<p>For parents and carers. Nobody has to do everything: an hour at a stall is a great help.</p>',
    thankYou: '<p>Thank you. Your class rep will be in touch within the week.</p>',
    isPublic: false,
    isAnonymous: false,
    questions: [
      {
        key: 'when',
        kind: 'several',
        text: 'When could you help?',
        required: true,
        choices: ['Setting up, from 9 am', 'At a stall, 11 am to 1 pm', 'At a stall, 1 to 3 pm', 'Folding the marquee'],
      },
      { key: 'bring', kind: 'short', text: 'What could you bring?', help: 'A cake, an urn, a strong cousin.' },
      { key: 'before', kind: 'yes_no', text: 'Have you helped before?' },
    ],
    responses: [
      {
        daysAgo: 2,
        by: 'huw@fayre.example',
        answers: { when: [0, 3], bring: 'A trolley and two teenagers', before: 'yes' },
      },
      { daysAgo: 4, by: 'lucia@fayre.example', answers: { when: [1], bring: 'Lemon drizzle, twice', before: 'no' } },
      { daysAgo: 7, by: 'kofi@fayre.example', answers: { when: [2, 3], before: 'yes' } },
    ],
  },
]
