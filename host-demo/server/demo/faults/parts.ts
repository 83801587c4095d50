import { type Fault, page } from './fault.ts'

const givesUp = 'three tries, 500 ms apart; then the screen says that it could not be loaded, and offers to try again'

/** Scripts of screens that fail to load. */
export const parts: readonly Fault[] = [
  { name: 'part-fails', at: 'parts', effect: { type: 'answer', status: 500 }, end: givesUp },
  { name: 'part-gone', at: 'parts', effect: { type: 'answer', status: 404 }, end: givesUp },
  {
    name: 'part-is-html',
    at: 'parts',
    effect: { type: 'answer', status: 200, headers: page, body: '<p>' },
    end: givesUp,
  },
  { name: 'part-hangs', at: 'parts', effect: { type: 'hang' }, end: 'the skeleton stays; other links work' },
]
