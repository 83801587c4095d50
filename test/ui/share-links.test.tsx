import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shareMessages } from '../../src/lib/share.messages.ts'
import { ShareLinks } from '../../src/ui/share-links.tsx'
import { acting } from '../support/acting.ts'

afterEach(cleanup)

const url = 'https://give.example/gala'

function show(navigator: object): void {
  render(
    <ShareLinks
      title="Gala"
      text="Come to the gala"
      url={url}
      view={{ navigator } as Window}
      say={key => shareMessages[key]}
    />,
  )
}

const press = (name: string) => acting(() => fireEvent.click(screen.getByRole('button', { name })))
const refuse = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)))

test('copies the link, and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  show({ clipboard: { writeText } })
  await press('Copy the link')
  await screen.findByRole('button', { name: 'The link is copied' })
  expect(writeText).toHaveBeenCalledWith(url)
  expect(screen.queryByText(url)).toBeNull()
})

test('shows the link where the browser does not copy it', async () => {
  show({})
  await press('Copy the link')
  await screen.findByText(url)
  expect(screen.queryByRole('button', { name: 'The link is copied' })).toBeNull()
})

test('shows the link where the frame forbids to copy it', async () => {
  show({ clipboard: { writeText: refuse('NotAllowedError') } })
  await press('Copy the link')
  await screen.findByText(url)
})

test('offers the share sheet only where there is one, and the link where it is refused', async () => {
  const share = refuse('NotAllowedError')
  show({ share })
  await press('More ways')
  await screen.findByText(url)
  cleanup()
  show({})
  expect(screen.queryByRole('button', { name: 'More ways' })).toBeNull()
})

test('says nothing to somebody who closes the share sheet', async () => {
  const share = refuse('AbortError')
  show({ share })
  await press('More ways')
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1))
  expect(screen.queryByText(url)).toBeNull()
})
