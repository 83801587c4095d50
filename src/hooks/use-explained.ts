import type { Resource } from '../store/resource.ts'
import { useFailure } from './use-failure.ts'
import { type OwnWords, useResource } from './use-resource.ts'

/** The props of a `ResourceFrame` that fills a page: with the server's reason for a failure. */
export function useExplained<T>(resource: Pick<Resource<T>, '$state' | 'refresh'>, own?: OwnWords) {
  const frame = useResource(resource, own)
  const { state } = frame
  const failure = useFailure(
    state.type === 'failed' ? state.failure : state.type === 'ready' ? state.problem : undefined,
  )
  return { ...frame, why: failure && (failure.text ?? failure.title) }
}
