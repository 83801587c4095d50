import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DoorCamera } from '../../../src/features/desk/door/door-camera.tsx'
import { acting } from '../../support/acting.ts'
import { renderFeature } from '../../support/render-feature.tsx'

const code = vi.hoisted(() => ({ isLost: true, seen: ['TICKET-1'] }))

vi.mock('qr/decode.js', () => {
  if (code.isLost) throw new TypeError('Failed to fetch dynamically imported module')
  return {
    BarcodeDetector: class {
      detect = async () => code.seen.map(rawValue => ({ rawValue }))
    },
  }
})

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.restoreAllMocks()
})

function withCamera() {
  const stop = vi.fn()
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: async () => stream } })
  vi.spyOn(HTMLVideoElement.prototype, 'readyState', 'get').mockReturnValue(4)
  return stop
}

test('a camera whose reader did not load says so, and the next press loads it', async () => {
  const stop = withCamera()
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

test('two codes in the picture are read once each, and again only after they were gone for a while', async () => {
  withCamera()
  code.isLost = false
  code.seen = ['TICKET-1', 'TICKET-2']
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const read: string[] = []
  const frames = vi.spyOn(HTMLVideoElement.prototype, 'readyState', 'get').mockReturnValue(4).mock.calls
  const look = async () => {
    const seen = frames.length
    await vi.waitFor(() => expect(frames.length).toBeGreaterThan(seen + 2), 4000)
  }
  renderFeature(<DoorCamera onRead={text => read.push(text)} />)
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Scan with the camera' })))
  await look()
  now = 2900
  await look()
  now = 5800
  await look()
  expect(read).toEqual(['TICKET-1', 'TICKET-2'])
  code.seen = []
  await look()
  now = 9000
  code.seen = ['TICKET-2']
  await look()
  expect(read).toEqual(['TICKET-1', 'TICKET-2', 'TICKET-2'])
})
