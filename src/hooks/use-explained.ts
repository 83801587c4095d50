import type { Live } from '../store/live.ts'
import type { Resource, ResourceState } from '../store/resource.ts'
import { useFailure } from './use-failure.ts'
import { useLive } from './use-live.ts'
import { type OwnWords, useResource } from './use-resource.ts'

/** The props of a `ResourceFrame` on a page: with the server's reason for a failure. */
export function useExplained<T>(resource: Pick<Resource<T>, '$state' | 'refresh'>, own?: OwnWords) {
  const frame = useResource(resource, own)
  return { ...frame, why: useReason(frame.state) }
}

/** The same of live data. */
export function useExplainedLive<V>(live: Live<V>, own?: OwnWords) {
  const frame = useLive(live, own)
  return { ...frame, why: useReason(frame.state) }
}

function useReason(state: ResourceState<unknown>): string | undefined {
  const failure = useFailure(
    state.type === 'failed' ? state.failure : state.type === 'ready' ? state.problem : undefined,
  )
  return failure && (failure.text ?? failure.title)
}
