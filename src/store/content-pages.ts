import { type Page, page, pagePreview } from '../api/pages.ts'
import { createResource, type Resource } from './resource.ts'
import { defineSlice } from './slice.ts'

export interface ContentPages {
  /**
   * An organiser's page, loaded once.
   * @param preview a signed token from a link, or any text for a signed-in organiser
   */
  read(key: string, preview?: string): Resource<Page>
}

export const contentPages = defineSlice('content-pages', (site): ContentPages => {
  const { environment, client, event } = site
  const known = new Map<string, Resource<Page>>()

  async function load(key: string, preview: string | undefined): Promise<Page> {
    // A signed token is long. `?preview` or `?preview=1` comes from an organiser.
    if (preview !== undefined && preview.length < 16) return client.call(pagePreview, { key })
    return client.call(page, preview ? { key, event, preview } : { key, event })
  }

  return {
    read(key, preview) {
      const name = `${key} ${preview}`
      let resource = known.get(name)
      if (!resource) {
        resource = createResource({ environment, load: () => load(key, preview) })
        known.set(name, resource)
      }
      return resource
    },
  }
})
