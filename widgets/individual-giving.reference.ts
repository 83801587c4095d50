import { noFontReference, noFontWords, type WidgetReference } from '../src/widget/reference.ts'

export const individualGivingReference: WidgetReference = {
  description: 'People who raise money for the event, with pictures and what each has raised, live.',
  attributes: {
    team: 'The id of the team whose members to show, as in the address of its page. Default: everybody.',
    sort: 'The order to begin with: `raised`, `name` or `newest`. Default: `raised`.',
    limit: 'The most people to show, up to 100. Default: 12.',
    noSearch: 'Hides the search and the choice of the order.',
    noFont: noFontReference,
  },
  builder: {
    name: 'Individual giving',
    about: 'Your fundraisers, to be found by name and given to on their own pages.',
    fields: {
      sort: {
        label: 'In which order',
        options: { '': 'Most raised first', name: 'By name', newest: 'Newest first' },
      },
      limit: { label: 'How many people at most', help: 'Leave it empty for 12.' },
      noSearch: { label: 'Without a search' },
      team: {
        label: 'Only one team',
        help: 'Its id, as in the address of its page: what follows “/team/”.',
        advanced: true,
      },
      noFont: noFontWords,
    },
  },
}
