import { vi } from 'vitest'

/** A worker runs many test files. Each evaluates this repository's modules anew, with nothing of another's in its way. */
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
