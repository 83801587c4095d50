import { expect, test, vi } from 'vitest'
import { guardedSocket, type Socket } from '../../../src/api/realtime/guarded-socket.ts'

function guarded() {
  const socket: Socket = { send: vi.fn(), close: vi.fn() }
  const watch = { heard: vi.fn(), confused: vi.fn(), lost: vi.fn() }
  return { socket, watch, own: guardedSocket(socket, watch) }
}

test('passes frames on, both ways', () => {
  const { socket, watch, own } = guarded()
  own.onmessage = vi.fn()
  own.onopen = vi.fn()
  socket.onopen?.()
  socket.onmessage?.({ data: 'one' })
  own.send('two')
  expect(own.onopen).toHaveBeenCalledTimes(1)
  expect(own.onmessage).toHaveBeenCalledWith({ data: 'one' })
  expect(socket.send).toHaveBeenCalledWith('two')
  expect(watch.heard).toHaveBeenCalledTimes(1)
})

test('keeps errors by a frame from the page', () => {
  const { socket, watch, own } = guarded()
  const problem = new TypeError('event.event is undefined')
  own.onmessage = () => {
    throw problem
  }
  expect(() => socket.onmessage?.({ data: '{}' })).not.toThrow()
  expect(watch.confused.mock.calls).toEqual([[problem]])
})

test('reports a close to us only', () => {
  const { socket, watch, own } = guarded()
  own.onclose = vi.fn()
  own.onerror = vi.fn()
  socket.onerror?.(new Error('refused'))
  socket.onclose?.({ code: 4001 })
  expect(watch.lost.mock.calls).toEqual([[4001]])
  expect(own.onclose).not.toHaveBeenCalled()
  expect(own.onerror).not.toHaveBeenCalled()
})

test('reports nothing once it was abandoned', () => {
  const { socket, watch, own } = guarded()
  own.onmessage = vi.fn()
  own.close()
  expect(socket.close).toHaveBeenCalledTimes(1)
  socket.onmessage?.({ data: 'late' })
  socket.onclose?.({ code: 1006 })
  expect(own.onmessage).not.toHaveBeenCalled()
  expect(watch.lost).not.toHaveBeenCalled()
})
