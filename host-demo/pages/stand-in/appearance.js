const variables = [
  'colorPrimary',
  'colorBackground',
  'colorText',
  'colorTextSecondary',
  'colorTextPlaceholder',
  'colorDanger',
  'borderRadius',
  'fontFamily',
  'fontSizeBase',
  'spacingUnit',
]
const themes = {
  night: { colorPrimary: '#0085ff', colorBackground: '#30313d', colorText: '#ffffff', colorTextPlaceholder: '#b0b2bd' },
}

/** Applies the host's colours, fonts and sizes. Stripe's other options, such as rules, are ignored. */
export function applyAppearance({ appearance = {}, fonts = [] } = {}) {
  const values = { ...themes[appearance.theme], ...appearance.variables }
  for (const name of variables) {
    if (values[name]) document.documentElement.style.setProperty(`--${name}`, values[name])
    else document.documentElement.style.removeProperty(`--${name}`)
  }
  for (const font of fonts) loadFont(font)
}

/** If a font fails to load, the browser uses the next one of the family list. */
function loadFont({ cssSrc, family, src, ...descriptors }) {
  if (cssSrc) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = cssSrc
    document.head.append(link)
  } else if (family && src) {
    const face = new FontFace(family, src, descriptors)
    document.fonts.add(face)
    face.load().catch(() => {})
  }
}
