import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from 'uqr'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { launchWholeChromium } from './chromium.ts'
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
  const page = await visitor({ viewport: { width: 390, height: 844 } }, browser)
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

const [width, height] = [640, 480]

/** Writes a video of a QR code in the format of Chromium's fake camera. */
function filmOfCode(text: string, file: string): void {
  const { data, size } = encode(text, { border: 4 })
  const scale = Math.floor(height / size)
  const [left, top] = [width, height].map(length => Math.floor((length - size * scale) / 2)) as [number, number]
  const luma = Buffer.alloc(width * height, 235)
  for (let y = 0; y < size * scale; y++) {
    for (let x = 0; x < size * scale; x++) {
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) luma[(top + y) * width + left + x] = 16
    }
  }
  const grey = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, grey])
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`
  writeFileSync(file, Buffer.concat([Buffer.from(head), frame, frame]))
}
