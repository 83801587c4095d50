import { expect, test } from 'vitest'
import { blocks } from '../../../../../.build/entries.ts'
import { embedPage } from '../../../../../host-demo/server/modules/pages/html/embed-page.ts'
import type { Context } from '../../../../../host-demo/server/platform/context.ts'

/** The heading of a framed block for an event that does not exist. */
async function headingOf(query: string): Promise<string | undefined> {
  const context = {
    config: { stripe: {}, pusher: undefined, publicUrl: undefined },
    db: undefined,
  } as unknown as Context
  const page = await (await embedPage(context).request(`/embed.html?${query}`)).text()
  const [, heading] = /<h1>(.*)<\/h1>/.exec(page) ?? []
  expect(page).toContain(`<title>${heading}</title>`)
  return heading
}

test.each(blocks.filter(name => name !== 'microsite'))(
  'a framed %s is called by a name in its page’s language',
  async block => {
    const english = await headingOf(`block=${block}`)
    expect(english).toBe(block.replaceAll('-', ' '))
    const german = await headingOf(`block=${block}&lang=de-AT`)
    expect(german).toMatch(/^[A-Z][a-z]+$/)
    expect(await headingOf(`block=${block}&locale=de`)).toBe(german)
  },
)

test('an unknown block is named by its tag', async () => {
  expect(await headingOf('block=new-block&lang=de')).toBe('new block')
})
