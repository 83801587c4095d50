import { expect, test } from 'vitest'
import { head } from '../../../../../host-demo/server/modules/pages/html/head.ts'
import type { View } from '../../../../../host-demo/server/modules/pages/html/view.ts'

function headWith(description: string): string {
  const settings = { branding: {}, locale: 'en-GB', fonts: [], splash_logoISfile: undefined }
  const view = { event: { name: 'The ball', path_name: 'ball', settings }, description, scripts: [], reads: [] }
  const rest = { title: 'A lot', heading: 'A lot', canonical: 'https://ball.example/', sheet: '', indexed: true }
  return String(head({ ...view, ...rest } as unknown as View))
}

test('a long description is cut for search results, with an ellipsis', () => {
  const [, said = ''] = /name="description" content="([^"]*)"/.exec(headWith('word '.repeat(100))) ?? []
  expect(said).toMatch(/^word .*word…$/)
  expect(said.length).toBeLessThanOrEqual(200)
  expect(headWith('A 1952 saloon')).toContain('name="description" content="A 1952 saloon"')
})
