import type { FaultCase } from './fault-case.ts'

export const byDonor = (fault: Omit<FaultCase, 'by'>): FaultCase => ({ ...fault, by: 'a donor' })
