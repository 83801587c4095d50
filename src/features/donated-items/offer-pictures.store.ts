import { donatedItemPicture } from '../../api/donated-items.ts'
import { chosenFile } from '../../lib/chosen-file.ts'
import { departures } from '../../store/departures.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import { createUpload } from '../../store/upload.ts'
import { compartment } from '../checkout/compartment.ts'
import { keptKey } from '../checkout/kept-key.ts'

/** What is stored for an offer, also over a reload: what is typed, with its pictures, and what was sent. */
export const kept = (site: Site) => compartment(site, 'offer of an item')

/** The addresses in the form's JSON list. The stored value is untrusted. */
export function picturesIn({ pictures = '' }: Readonly<{ pictures?: string }>): readonly string[] {
  try {
    const list: unknown = JSON.parse(pictures)
    return Array.isArray(list) ? list.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}

interface Shown {
  pictures(): readonly string[]
  setPictures(pictures: readonly string[]): void
}

/**
 * The pictures on their way. They outlive the form, and arrive in the one that is open then, or else in its draft. They
 * go with their person.
 */
export const offerPictures = defineSlice('offer-pictures', site => {
  const stored = kept(site)
  const draft: Shown = {
    pictures: () => picturesIn(Object(stored.read('typed'))),
    setPictures: pictures =>
      stored.write('typed', { ...Object(stored.read('typed')), pictures: JSON.stringify(pictures) }),
  }
  let shown = draft

  const send = async (file: File) => {
    const input = { ...(await chosenFile('picture', file)), idempotency_key: keptKey(stored) }
    return (await site.client.call(donatedItemPicture, input)).picture
  }
  const upload = createUpload(site.environment, send, address =>
    shown.setPictures([...shown.pictures().filter(one => one !== address), address]),
  )

  departures(site).listen(upload.forget)

  /** @returns what to call when the form is left */
  function show(form: Shown): () => void {
    shown = form
    return () => {
      if (shown === form) shown = draft
    }
  }

  return { upload, show }
})
