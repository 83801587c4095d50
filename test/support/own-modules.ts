import { vi } from 'vitest'

/** A worker runs many test files. Each evaluates this repository's modules again, without another file's state. */
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
