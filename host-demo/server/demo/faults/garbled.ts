import { type Fault, json, page } from './fault.ts'

const hotel = '<!doctype html><title>Welcome to the Grand Hotel</title><p>Please accept our terms to go online.</p>'
const noSuccess = 'an error with the default message, never a success; what was typed is kept'

/** Answers with a success status and wrong content. */
export const garbled: readonly Fault[] = [
  { name: 'no-content', at: ['login'], effect: { type: 'answer', status: 204 }, end: noSuccess },
  { name: 'empty', at: ['login'], effect: { type: 'answer', status: 200, headers: json, body: '' }, end: noSuccess },
  { name: 'html', at: ['login'], effect: { type: 'answer', status: 200, headers: page, body: hotel }, end: noSuccess },
  {
    name: 'html-as-json',
    at: ['login'],
    effect: { type: 'answer', status: 200, headers: json, body: hotel },
    end: noSuccess,
  },
  { name: 'null', at: ['login'], effect: { type: 'answer', status: 200, headers: json, body: 'null' }, end: noSuccess },
  { name: 'list', at: ['login'], effect: { type: 'answer', status: 200, headers: json, body: '[]' }, end: noSuccess },
  {
    name: 'redirect',
    at: ['login'],
    effect: { type: 'answer', status: 302, headers: { location: '/demo/faults/hotel' } },
    end: noSuccess,
  },
  {
    name: 'redirect-loop',
    at: ['login'],
    effect: { type: 'answer', status: 307, headers: { location: '' } },
    end: 'an error with the default message; what was typed is kept',
  },
  {
    name: 'truncated',
    at: ['page'],
    effect: { type: 'change', body: text => text.slice(0, Math.floor(text.length / 2)) },
    end: 'the page says that it could not be shown, and offers to try again',
  },
  {
    name: 'wrong-content-type',
    at: ['page'],
    effect: { type: 'change', headers: () => ({ 'content-type': 'text/plain' }) },
    end: 'nothing is noticed: what counts is the content',
  },
]

/** The sign-in page of a hotel's network, which answers in place of the server. */
export const hotelPage = hotel
