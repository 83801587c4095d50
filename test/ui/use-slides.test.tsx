import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSlides } from '../../src/ui/use-slides.ts'

const height = 50
let progress = 1
let started: [row: string | null, from: string][]
let asked: number

beforeEach(() => {
  started = []
  asked = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('innerHeight', 200)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    if (this.tagName !== 'LI') return 0
    asked++
    return [...(this.parentElement?.children ?? [])].indexOf(this) * height
  })
  Element.prototype.animate = function (this: Element, frames) {
    const [{ transform }] = frames as unknown as [{ transform: string }]
    started.push([this.textContent, transform])
    return { cancel() {}, effect: { getComputedTiming: () => ({ progress }) } } as unknown as Animation
  }
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

function List({ names }: Readonly<{ names: readonly string[] }>) {
  const list = useRef<HTMLOListElement>(null)
  useSlides(list, names.join())
  return (
    <ol ref={list}>
      {names.map(name => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  )
}

test('rows slide from where they were', () => {
  const { rerender } = render(<List names={['Ada', 'Bea', 'Cem']} />)
  expect(started).toEqual([])
  rerender(<List names={['Cem', 'Ada', 'Bea']} />)
  expect(started).toEqual([
    ['Cem', 'translateY(100px)'],
    ['Ada', 'translateY(-50px)'],
    ['Bea', 'translateY(-50px)'],
  ])
})

test('a row that is sliding goes on from where it is', () => {
  const { rerender } = render(<List names={['Ada', 'Bea']} />)
  rerender(<List names={['Bea', 'Ada']} />)
  started = []
  progress = 0.4
  rerender(<List names={['Ada', 'Bea']} />)
  expect(started).toEqual([
    ['Ada', 'translateY(20px)'],
    ['Bea', 'translateY(-20px)'],
  ])
})

test('of a long list only the rows near the visible part are measured', () => {
  const names = Array.from({ length: 200 }, (_, at) => String(at))
  const { rerender } = render(<List names={names} />)
  asked = 0
  rerender(<List names={[...names.slice(1), '0']} />)
  expect(asked).toBeLessThan(20)
  expect(started.map(([name]) => name)).toEqual(['1', '2', '3', '4', '5', '6'])
})
