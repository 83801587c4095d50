import type { ReactNode } from 'react'
import type { Answer, FakeServer } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { type RenderedFeature, renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { asks } from './requirements.ts'

interface Given {
  requirements?: Answer
  locale?: string
  storage?: Storage
  prepare?(server: FakeServer): void
}

/** Shows one of the sign-in screens, ready to be used. */
export async function show(feature: ReactNode, { requirements = asks(), prepare, ...given }: Given = {}) {
  const shown: RenderedFeature = renderFeature(<InMicrosite>{feature}</InMicrosite>, {
    ...given,
    prepare(server) {
      server.answer('GET /users/login-requirements', requirements)
      prepare?.(server)
    },
  })
  await rest()
  return shown
}
