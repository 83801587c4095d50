/** Names a device by its user agent, such as "Chrome on Android". */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const browser = nameIn(userAgent, browsers)
  const system = nameIn(userAgent, systems)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? null
}

type Names = readonly (readonly [RegExp, string])[]

/** The first match counts: browsers listed earlier also carry the names of later ones. */
const browsers: Names = [
  [/\bEdgA?\b|\bEdgiOS\b/, 'Edge'],
  [/\bOPR\b|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\bFirefox\b|\bFxiOS\b/, 'Firefox'],
  [/\bChrome\b|\bChromium\b|\bCriOS\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
]

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

function nameIn(userAgent: string, names: Names): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
