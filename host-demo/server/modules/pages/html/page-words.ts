/** English texts of the server's pages, by key. */
export const pageWords = {
  skip: 'Skip to the content',
  menu: 'Main',
  sponsors: 'With thanks to our sponsors',
  notFound: 'Page not found',
  missingTitle: 'This page is not here',
  missing: 'It may have moved, or its address was not typed in full.',
  goTo: 'Go to {event}',
  pauseTitle: 'We will be back soon',
  pause: 'We are making things better, and expect to be done by {time}. What has been given is safe.',
  ways: 'Ways to give and take part',
  waysText:
    'This page takes cards and bids with JavaScript, which is switched off in your browser. You can help without it:',
  call: 'Call {charity} on',
  write: 'Write to',
  giveOn: 'Give on',
  ownSite: 'the charity’s own site',
  registered: 'Registered charity {number}',
  terms: 'Terms',
  privacy: 'Privacy',
  unwritten: 'This text is not here yet. Please ask {charity} for it.',
  elsewhere: '{charity} has this text on another page:',
} as const
