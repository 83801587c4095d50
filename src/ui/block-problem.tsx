/**
 * What a small block shows when its data can't be loaded: what happened, a retry button, and the page's own fallback
 * link, which works without our script.
 */
export function BlockProblem(props: Readonly<{ text: string; retryLabel: string; onRetry: () => void }>) {
  return (
    <div role="status">
      <p>
        {props.text}{' '}
        <button
          type="button"
          onClick={event => {
            // The button disappears with the problem, and without a new focus the keyboard would start at the top of
            // the page.
            const near = (event.currentTarget.closest('div') as HTMLElement).parentNode as HTMLElement
            near.tabIndex = -1
            near.focus()
            props.onRetry()
          }}
        >
          {props.retryLabel}
        </button>
      </p>
      <slot />
    </div>
  )
}
