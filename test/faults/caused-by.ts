import type { FaultCase } from './fault-case.ts'

type Tried = Omit<FaultCase, 'by'>

export const byDonor = (fault: Tried): FaultCase => ({ ...fault, by: 'a donor' })

/** Does what a stranger would do to the server, and then opens a page as a visitor. */
export const byStranger = (fault: Tried): FaultCase =>
  thenOpens('a stranger', fault, '/moonlight-ball/', 'One evening.')

/** Does it in a page, and then opens the hosted page as a visitor. */
export const byPage = (fault: Tried): FaultCase => thenOpens('the page', fault, '/riverside-10k/', 'Donate')

const thenOpens = (by: FaultCase['by'], { run, ...fault }: Tried, path: string, words: string): FaultCase => ({
  ...fault,
  by,
  async run(visit) {
    await run(visit)
    await visit.open(path)
    await visit.reads(words)
  },
})
