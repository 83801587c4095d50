import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { GivingPicture } from '../../../src/features/individual-giving/page/page-parts.tsx'
import { renderFeature } from '../../support/render-feature.tsx'

afterEach(cleanup)

test('a page without a picture has no empty box instead', () => {
  const { container } = renderFeature(<GivingPicture picture={undefined} />)
  expect(container.childElementCount).toBe(0)
  const shown = renderFeature(<GivingPicture picture="/files/a.webp" />)
  expect(shown.container.querySelector('img')?.src).toBe('https://give.example/files/a.webp')
})
