import { test } from './fixture.ts'
import { lookAt } from './look-at.ts'
import { microsite } from './microsite.ts'

const screens = [
  'moonlight-ball/pledge',
  'moonlight-ball/pledge/moonlight-pledge-1',
  'moonlight-ball/prize-draw',
  'moonlight-ball/prize-draw/moonlight-moonlight-draw',
  'summer-fayre/pledge',
  // Divided among charities.
  'summer-fayre/pledge/summer-pledge-1',
  'summer-fayre/pledge/charity-name',
  'summer-fayre/prize-draw/summer-raffle',
]

test('every screen of pledges, draws and charities is accessible, at any width', {
  timeout: 180_000,
}, async ({ visitor, demo }) => {
  const page = await visitor()
  const site = microsite(page)
  for (const [at, path] of screens.entries()) {
    await site.open(`${demo}/${path}`)
    await site.heading(/./).waitFor()
    await site.settle()
    await lookAt(page, at, path)
  }
})
