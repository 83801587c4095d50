import type { Module } from '../module.ts'
import { donationTotal } from './handlers.ts'
import { donationOrigin } from './origin.ts'

export const donations = {
  name: 'donations',
  handlers: { donationTotal },
  origins: { donation: donationOrigin },
} as const satisfies Module
