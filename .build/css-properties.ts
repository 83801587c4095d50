/**
 * The custom properties that a page or a brand may set on an element: every `--fayre-…` that the design system
 * reads.
 */
export const cssProperties: readonly CssProperty[] = [
  { name: '--fayre-primary', type: '<color>', description: 'Filled buttons, bars and what is chosen.' },
  { name: '--fayre-font-primary', type: '<color>', description: 'Text on the primary colour.' },
  { name: '--fayre-primary-text', type: '<color>', description: 'The primary colour where it is text on the ground.' },
  { name: '--fayre-secondary', type: '<color>', description: 'Quieter surfaces, such as the track of a bar.' },
  { name: '--fayre-font-secondary', type: '<color>', description: 'Text on the secondary colour.' },
  { name: '--fayre-third', type: '<color>', description: 'A second accent, such as what goes beyond a goal.' },
  { name: '--fayre-font-third', type: '<color>', description: 'Text on the third colour.' },
  { name: '--fayre-background', type: '<color>', description: 'The ground, from which all other tones derive.' },
  { name: '--fayre-font-color', type: '<color>', description: 'Text.' },
  { name: '--fayre-font-muted', type: '<color>', description: 'Quiet text: help, units, notes.' },
  {
    name: '--fayre-font',
    type: '<family-name>',
    description: "The font of text. The block brings the brand's; the page brings any other.",
  },
  { name: '--fayre-font-accent', type: '<family-name>', description: 'The font of headings and large figures.' },
  { name: '--fayre-radius', type: '<length>', description: 'Roundness of controls; cards and dialogs follow it.' },
  { name: '--fayre-scheme', type: 'light | dark', description: "The scheme of the browser's own parts." },
  { name: '--fayre-block-background', type: '<color>', description: "The block's own ground, where it differs." },
  { name: '--fayre-block-padding', type: '<length>', description: "Space between the block's edge and its content." },
  { name: '--fayre-block-gap', type: '<length>', description: 'Space above and below the block. Default: 16px.' },
]

export interface CssProperty {
  readonly name: `--fayre-${string}`
  /** In CSS syntax. */
  readonly type: string
  readonly description: string
}
