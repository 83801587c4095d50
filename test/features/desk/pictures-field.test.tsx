import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { largestPicture } from '../../../src/api/pictures.ts'
import { PicturesField } from '../../../src/features/desk/lots/pictures-field.tsx'
import { acting } from '../../support/acting.ts'
import { json, type SentRequest } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function Pictures() {
  const [pictures, change] = useState<readonly string[]>([])
  return <PicturesField pictures={pictures} onChange={change} />
}

const nameOf = ({ body }: SentRequest) => (body as { picture: { name: string } }).picture.name

const choose = (...files: File[]) =>
  acting(() => fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files } }))

test('a file that is no picture is named, and does not keep back those that are', async () => {
  const { server, text } = await showFor(<Pictures />, server => {
    server.answer('POST /admin/pictures', request =>
      nameOf(request) === 'notes.txt'
        ? json({ error: 'invalid_request', error_description: 'This file can’t be used as a picture.' }, 400)(request)
        : json({ picture: { uri: `/files/${nameOf(request)}` }, width: 1600, height: 900 })(request),
    )
  })
  const film = new File(['a'], 'film.jpg')
  Object.defineProperty(film, 'size', { value: largestPicture + 1 })
  await choose(new File(['a'], 'notes.txt'), film, new File(['a'], 'jam.jpg'))
  await rest()
  expect(server.requestsTo('POST /admin/pictures').map(nameOf)).toEqual(['notes.txt', 'jam.jpg'])
  expect(screen.getAllByRole('img').map(image => image.getAttribute('src'))).toEqual([
    expect.stringContaining('jam.jpg'),
  ])
  expect(text()).toContain('notes.txt: This file can’t be used as a picture.')
  expect(text()).toContain('“film.jpg” is larger than 15 MB.')
  await choose(new File(['a'], 'tea.jpg'))
  await rest()
  expect(screen.getAllByRole('img')).toHaveLength(2)
  expect(text()).not.toContain('notes.txt')
})
