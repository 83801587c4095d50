/** Invented streets, at postcodes in the unassigned area ZZ. */
export const demoAddresses: readonly {
  postcode: string
  town: string
  /** First lines, some with a second one. */
  lines: readonly (readonly [string, string?])[]
}[] = [
  {
    postcode: 'ZZ1 1AA',
    town: 'Larchester',
    lines: [
      ['1 Lantern Row'],
      ['2 Lantern Row'],
      ['3 Lantern Row'],
      ['Flat 1', '4 Lantern Row'],
      ['Flat 2', '4 Lantern Row'],
      ['The Old Bakery', 'Lantern Row'],
    ],
  },
  {
    postcode: 'ZZ2 4QT',
    town: 'Weirbridge',
    lines: [
      ['Mill Cottage', 'Towpath Lane'],
      ['The Boathouse', 'Towpath Lane'],
      ['12 Towpath Lane'],
      ['14 Towpath Lane'],
    ],
  },
  {
    postcode: 'ZZ3 9AL',
    town: 'Appletree',
    lines: [['7 Orchard Close'], ['9 Orchard Close'], ['11 Orchard Close']],
  },
]
