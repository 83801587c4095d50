import type { Live } from '../store/live.ts'
import { useFailure } from './use-failure.ts'
import { useLive } from './use-live.ts'
import type { OwnWords } from './use-resource.ts'

/** Like `useExplained`, for live data. It is a separate file so that the home page does not have to load it. */
export function useExplainedLive<V>(live: Live<V>, own?: OwnWords) {
  const frame = useLive(live, own)
  const { state } = frame
  const failure = useFailure(state.type === 'failed' ? state.failure : undefined)
  return { ...frame, why: failure && (failure.text ?? failure.title) }
}
