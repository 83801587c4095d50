/**
 * What a small block shows when its data can't be had: what happened, a way
 * to try again, and the page's own link, which works without us.
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
