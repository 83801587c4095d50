/** Texts of pages without script. */
export const pageWords = {
  raised: '{raised} raised',
  raisedOf: '{raised} raised of {goal}',
  everybody: 'Everybody who raises money',
} as const
