/** A survey as the server sends it. */
export const wireSurvey = {
  survey_id: 'fayre',
  title: 'How was it?',
  introduction: '',
  thank_you: '',
  closes_at: null,
  publicYN: 'yes',
  answeredYN: 'no',
  state: 'open',
  anonymousYN: 'yes',
  questions: [
    {
      question_id: 'q1',
      kind: 'one',
      text: 'Which stall?',
      help: null,
      requiredYN: 'yes',
      otherYN: 'yes',
      choices: [
        { choice_id: 'c1', text: 'Cakes' },
        { choice_id: 'c2', text: 'Plants' },
      ],
    },
    {
      question_id: 'q2',
      kind: 'several',
      text: 'What was best?',
      help: null,
      requiredYN: 'no',
      otherYN: 'no',
      choices: [
        { choice_id: 'd1', text: 'Music' },
        { choice_id: 'd2', text: 'Food' },
      ],
    },
    { question_id: 'q3', kind: 'short', text: 'Who with?', help: null, requiredYN: 'yes', otherYN: 'no', choices: [] },
    {
      question_id: 'q4',
      kind: 'recommend',
      text: 'Tell friends?',
      help: null,
      requiredYN: 'no',
      otherYN: 'no',
      choices: [],
    },
  ],
} as const
