import { matches, type Rule } from './rule.ts'
import { type SourceFile, sourceFile } from './source-file.ts'

export const noRem: Rule = {
  name: 'sizes nothing by the host page’s root font',
  check: file =>
    isOurStyle(file) && file.path !== 'src/microsite/own-page.css'
      ? matches(withoutComments(file), /(?<![\w-])-?\d*\.?\d+rem\b/g)
      : [],
  bad: [['src/ui/button.css', '.button { padding: 0.5rem }']],
  good: [['src/ui/button.css', '/* not 1rem */ .button { padding: 0.5em; --theorem: 1 }']],
}

export const textFromTokens: Rule = {
  name: 'sizes text by the tokens, which follow the browser’s font size on a page of our own',
  check: file =>
    isOurStyle(file) && file.path !== 'src/ui/tokens.css'
      ? matches(withoutComments(file), /(?<![\w-])font(?:-size)?:[^;}]*?\d(?:px|pt)\b/g)
      : [],
  bad: [
    ['src/ui/page.css', '.page-title { font-size: clamp(28px, 20px + 2.4cqi, 44px) }'],
    ['src/ui/page.css', '.page-title { font: 700 18px / 1 var(--_accent) }'],
  ],
  good: [
    ['src/ui/tokens.css', '.fayre { font-size: 16px }'],
    ['src/ui/page.css', '.page { --_font: 2px; font-size: clamp(var(--_size-5), 1.6cqi, 2em); padding: 4px }'],
  ],
}

const colourNames =
  'black|white|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|maroon|olive|lime|aqua|' +
  'fuchsia|crimson|tomato|salmon|coral|indigo|violet|beige|ivory|khaki|whitesmoke|(?:dark|light|dim)\\w+'
const colourPattern = new RegExp(
  `:[^;{}]*?(?:#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\((?!\\s*from\\b)|(?<![\\w-])(?:${colourNames})(?![\\w-]))`,
  'gi',
)

export const coloursFromTokens: Rule = {
  name: 'takes colours from the tokens',
  check: file =>
    isOurStyle(file) && file.path !== 'src/ui/tokens.css' ? matches(declarations(file), colourPattern) : [],
  bad: [
    ['src/ui/button.css', '.button { color: #fff }'],
    ['src/ui/button.css', '.button { border: 1px solid rgb(0 0 0 / 50%) }'],
    ['src/ui/button.css', '.button { background: linear-gradient(white, transparent) }'],
  ],
  good: [
    ['src/ui/tokens.css', ':host { --ink: #111 }'],
    ['src/ui/button.css', '/* #fff */ .red { color: var(--white); border-color: currentcolor; fill: CanvasText }'],
    ['src/ui/button.css', '.button { color: oklch(from var(--ink) l c h / 50%); mask: url(#fade) }'],
  ],
}

const physicalProperty =
  /(?<![\w-])(?:(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g

export const logicalSides: Rule = {
  name: 'says start and end, not left and right',
  check: file => (isOurStyle(file) ? matches(declarations(withoutDirected(file)), physicalProperty) : []),
  bad: [
    ['src/ui/button.css', '.button { margin-left: 1em }'],
    ['src/ui/button.css', '.button { left: 0 }'],
    ['src/ui/button.css', '.button { text-align: right; }'],
    ['src/ui/button.css', '.button { border-top-left-radius: 2px }'],
  ],
  good: [
    ['src/ui/button.css', '.left { inset-inline-start: 0; text-align: end; background-position: left top }'],
    ['src/ui/button.css', '.button { transition: --left 1s; /* left: 0 */ }'],
    ['src/ui/button.css', '.fayre:dir(rtl) { text-align: right }'],
  ],
}

const isOurStyle = ({ path }: SourceFile) => /^src\/.*\.css$/.test(path)

/** Without rules for one direction only, where left really means left. */
function withoutDirected({ path, text }: SourceFile): SourceFile {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ')
  return sourceFile(path, text.replace(/[^{}]*:dir\((?:rtl|ltr)\)[^{}]*\{[^}]*\}/g, blank))
}

/** Blanks comments and URLs, keeping line numbers. */
function withoutComments({ path, text }: SourceFile): SourceFile {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ')
  return sourceFile(path, text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/url\([^)]*\)/g, blank))
}

/** Blanks selectors, too. */
function declarations(file: SourceFile): SourceFile {
  const { path, text } = withoutComments(file)
  return sourceFile(
    path,
    text.replace(/[^{};]*\{/g, found => found.replace(/[^\n{]/g, ' ')),
  )
}
