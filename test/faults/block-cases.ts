import type { FaultCase } from './fault-case.ts'
import { serverFault } from './server-fault.ts'

const end = 'the block says that it cannot be shown just now, and no amount; another try shows it'

const blocks = [
  ['total-raised', 'The total can’t be shown just now.'],
  ['donation-progress', 'This can’t be shown just now.'],
] as const

/** Each block with wrong answers to its requests. The total alone has no settings to load. */
const faults = [
  'status-500@blockSettings',
  'html@blockSettings',
  'no-content@blockSettings',
  'truncated@blockSettings',
  'block-event-id-missing',
]

/** Single blocks, as on a charity's page. */
export const blockCases: readonly FaultCase[] = blocks.flatMap(([block, failed]) =>
  faults.map((name, at) => {
    const found = serverFault(
      name,
      async visit => {
        const { page } = visit
        await visit.injectFault(name)
        await visit.open(`/embed.html?block=${block}&event=riverside-10k`)
        await page.getByText(failed).waitFor()
        if (await page.getByText('£').count()) throw new Error('It says an amount')
        await visit.recover()
        await page.getByRole('button', { name: 'Try again' }).click()
        await page.getByText('£').first().waitFor()
        await page.getByText(failed).waitFor({ state: 'detached' })
      },
      { end, ...(at === 0 && block === blocks[0]?.[0] && { short: true }) },
    )
    return { ...found, name: `${name} (${block})` }
  }),
)
