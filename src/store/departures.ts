import { atom } from 'nanostores'
import type { Site } from './site.ts'
import { defineSlice } from './slice.ts'

/** Grows each time that a user signs out or another one takes over: what is shown and stored of them must go. */
export const departures = defineSlice('departures', () => atom(0))

export const depart = (site: Site): void => departures(site).set(departures(site).get() + 1)
