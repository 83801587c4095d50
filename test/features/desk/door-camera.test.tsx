import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DoorCamera } from '../../../src/features/desk/door/door-camera.tsx'
import { acting } from '../../support/acting.ts'
import { renderFeature } from '../../support/render-feature.tsx'

const code = vi.hoisted(() => ({ isLost: true }))

vi.mock('qr/decode.js', () => {
  if (code.isLost) throw new TypeError('Failed to fetch dynamically imported module')
  return {
    BarcodeDetector: class {
      detect = async () => [{ rawValue: 'TICKET-1' }]
    },
  }
})

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.restoreAllMocks()
})

test('a camera whose reader did not load says so, and the next press loads it', async () => {
  const stop = vi.fn()
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: async () => stream } })
  vi.spyOn(HTMLVideoElement.prototype, 'readyState', 'get').mockReturnValue(4)
  const onRead = vi.fn()
  renderFeature(<DoorCamera onRead={onRead} />)
  const press = (name: string) => acting(() => fireEvent.click(screen.getByRole('button', { name })))
  await press('Scan with the camera')
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/did not load/), 4000)
  await vi.waitFor(() => expect(stop).toHaveBeenCalled())

  code.isLost = false
  await press('Try again')
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith('TICKET-1'), 4000)
  expect(screen.queryByRole('alert')).toBeNull()
})
