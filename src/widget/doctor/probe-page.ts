import type { CheckedPage, Finding } from './finding.ts'

/** Checks the page itself, without network calls. */
export function probePage(patient: CheckedPage): Finding[] {
  return [secureContext, payment, storage, scripts, language].flatMap(probe => probe(patient))
}

function secureContext({ window }: CheckedPage): Finding[] {
  if (window.isSecureContext) {
    const isHttps = window.location.protocol === 'https:'
    const title = isHttps ? 'The page is secure (https)' : 'The page is on this computer, where http will do'
    return [{ kind: 'well', title }]
  }
  const address = new URL(window.location.href)
  address.protocol = 'https:'
  // Visitors do not need the doctor.
  address.searchParams.delete('fayre-doctor')
  return [
    {
      kind: 'blocks',
      title: 'The page is not secure',
      text: 'Payment providers refuse cards on plain http, and so should your visitors. Ask your host for a certificate, and send visitors to:',
      fix: address.href,
    },
  ]
}

function payment({ window }: CheckedPage): Finding[] {
  const policy = (window.document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy
  const framed = window.parent !== window
  if (policy && !policy.allowsFeature('payment')) {
    return [
      {
        kind: 'hinders',
        title: 'Apple Pay and Google Pay are switched off here',
        text: framed
          ? 'The page is in a frame. Its iframe needs:'
          : 'A Permissions-Policy header of your server forbids them. Let it say:',
        fix: framed ? 'allow="payment"' : 'Permissions-Policy: payment=*',
      },
    ]
  }
  return [
    {
      kind: 'well',
      title: 'Wallets are allowed',
      text: `For Apple Pay and Google Pay the domain ${window.location.hostname} must be registered with the payment provider as well, each subdomain by itself.`,
    },
  ]
}

function storage({ window }: CheckedPage): Finding[] {
  const name = 'fayre-doctor'
  try {
    window.localStorage.setItem(name, 'x'.repeat(1000))
    window.localStorage.removeItem(name)
    return [{ kind: 'well', title: 'The browser keeps what visitors have typed' }]
  } catch {
    return [
      {
        kind: 'hinders',
        title: 'Nothing can be stored in this browser',
        text: 'The blocks work, but after a reload visitors type again. Storage is blocked by the browser, by a sandboxed frame, or full.',
      },
    ]
  }
}

function scripts({ window, folder, scripts }: CheckedPage): Finding[] {
  const all = [...window.document.scripts]
  const bundle = new RegExp(`/(${scripts.join('|')})\\.js(\\?.*)?$`)
  const ours = all.filter(({ type, src }) => type === 'module' && bundle.test(src))
  const folders = new Set(ours.map(({ src }) => src.replace(bundle, '/')))
  const held = all.filter(
    ({ type, src, attributes }) =>
      !src.startsWith(folder) !== /^(module|text\/javascript|)$/.test(type) &&
      [...attributes].some(({ value }) => value.startsWith(folder) && bundle.test(value)),
  )
  const findings: Finding[] = []
  if (folders.size > 1) {
    findings.push({
      kind: 'hinders',
      title: 'The blocks’ scripts come from several places',
      text: 'The first one to define a tag wins. Keep one of them:',
      fix: [...folders].join('\n'),
    })
  }
  if (held.some(({ type }) => !/^(module|text\/javascript|)$/.test(type))) {
    findings.push({
      kind: 'hinders',
      title: 'A tool holds one of our scripts back',
      text: 'A consent banner or a speed plugin runs it later or never. Exclude scripts from:',
      fix: folder,
    })
  }
  return findings.length ? findings : [{ kind: 'well', title: 'The scripts come from one place' }]
}

function language({ window }: CheckedPage): Finding[] {
  const toJsonOnArrays = window.JSON.stringify(['a']) !== '["a"]'
  const polluted: string[] = []
  for (const name in {}) polluted.push(name)
  if (!toJsonOnArrays && !polluted.length) return []
  return [
    {
      kind: 'hinders',
      title: 'An old script has changed JavaScript itself',
      text: `The blocks are made for that, other things on your page may not be. ${toJsonOnArrays ? 'It is often an old Prototype.js.' : `It added to every object: ${polluted.join(', ')}.`}`,
    },
  ]
}
