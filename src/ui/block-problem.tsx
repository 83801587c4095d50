/**
 * What a small block shows when its data can't be loaded: what happened, a retry button, and the page's own fallback
 * link, which works without our script.
 */
export function BlockProblem(props: Readonly<{ text: string; retryLabel: string; onRetry: () => void }>) {
  return (
    <div role="status">
      <p>
        {props.text}{' '}
        <button type="button" onClick={props.onRetry}>
          {props.retryLabel}
        </button>
      </p>
      <slot />
    </div>
  )
}
