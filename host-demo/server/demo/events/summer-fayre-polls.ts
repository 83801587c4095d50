import type { DemoPoll } from '../demo-polls.ts'

/** What the fair asks its visitors: one for anybody, one whose result is a surprise, and one that is decided. */
export const summerFayrePolls: readonly DemoPoll[] = [
  {
    key: 'stall',
    question: 'Which stall should come back next year?',
    description: 'Anybody on the field can vote. The most wanted one gets the place beside the gate.',
    answers: [
      ['Soak the teacher', 41],
      ['Hook a duck', 23],
      ['The cake tent', 38],
      ['Guess the weight of the marrow', 12],
      ['Second-hand books', 19],
    ],
    public: true,
    results: 'always',
  },
  {
    key: 'pond',
    question: 'What shall we name the newt in the school pond?',
    description: 'One vote for each parent. The name is unveiled when the fayre closes.',
    answers: [
      ['Sir Isaac', 3],
      ['Noodle', 4],
      ['Eft the Great', 1],
    ],
    results: 'after_close',
    closes: { inDays: 12, at: '14:00' },
  },
  {
    key: 'film',
    question: 'Which film for the evening on the field?',
    answers: [
      ['One with a bear', 26],
      ['One with a dragon', 31],
      ['One with a singing plant', 14],
    ],
    public: true,
    results: 'always',
    closes: { inDays: -2, at: '18:00' },
  },
]
