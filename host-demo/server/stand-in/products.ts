import { metadata, type Params, requiredText, text } from './form.ts'
import { newId } from './ids.ts'
import type { Product } from './kinds.ts'
import { invalid } from './problem.ts'
import type { Work } from './work.ts'

export const productFields = ['description', 'id', 'metadata', 'name']

export async function createProduct(work: Work, params: Params): Promise<Product> {
  const id = text(params, 'id') ?? newId('prod').slice(0, 19)
  if (await work.findAny(id)) throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' })
  const product: Product = {
    id,
    object: 'product',
    active: true,
    created: work.now,
    description: text(params, 'description') ?? null,
    livemode: false,
    metadata: metadata(params),
    name: requiredText(params, 'name'),
    type: 'service',
    updated: work.now,
  }
  await work.save(product)
  await work.emit('product.created', product)
  return product
}

export async function retrieveProduct(work: Work, _: Params, id: string) {
  return work.find('product', id)
}
