import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { launchWholeChromium } from './chromium.ts'
import { filmOfCode } from './fake-camera.ts'
import { test } from './fixture.ts'
import { member } from './member.ts'

test('the camera reads a ticket without the browser’s own reader, and says so where it is refused', {
  timeout: 120_000,
}, async ({ visitor, demo }) => {
  const folder = temporaryFolder('camera')
  onTestFinished(() => folder.remove())
  const film = join(folder.path, 'ticket.y4m')
  filmOfCode(`${demo}/t/BALLGUEST0000008`, film)
  const browser = await launchWholeChromium([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
  onTestFinished(() => browser.close())
  const page = await visitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }, browser)
  // A barcode reader of the platform itself would be used instead of the one tested here.
  await page.addInitScript('delete globalThis.BarcodeDetector')
  const harriet = member(page, demo, 'moonlight-ball')
  await harriet.signIn('harriet@fayre.example', 'fayre-demo', '/sign-in?_redirect=/admin-dash/door')
  await page.getByText(/^List of /).waitFor()

  await harriet.button('Scan with the camera').click()
  await page.getByText(/^The browser has not been allowed to use the camera/).waitFor()
  await page.context().grantPermissions(['camera'])
  await harriet.button('Scan with the camera').click()
  await page.locator('.door-answer').getByText('Benedict Lyle').waitFor()
  await harriet.button('Stop the camera').click()
  await page.locator('video').waitFor({ state: 'detached' })
})
