import type { CheckedPage, Finding } from './finding.ts'

/** Do the blocks know the platform's address? Some editors strip the attributes of a script. */
export function probeAddress({ window, folder, blocks }: CheckedPage): Finding[] {
  const { origin } = new URL(folder)
  if (origin === window.location.origin) return []
  const scripts = [...window.document.querySelectorAll<HTMLScriptElement>('script[src]')]
  if (scripts.some(script => script.src.startsWith(folder) && script.dataset.host)) return []
  if (blocks.every(block => block.getAttribute('host'))) return []
  return [
    {
      kind: 'blocks',
      title: 'The blocks are not told where the platform is',
      text: 'The script has lost its data-host="." and so they ask the server of this page. Put it back, or give each block:',
      fix: `host="${origin}"`,
    },
  ]
}
