/** What a framed block and the page around it say to each other. */
export type FrameMessage =
  /** From the page: tells the frame to whom it speaks. */
  | { fayre: 1; type: 'hello' }
  /** From the frame, which may be told `hello` from now on. */
  | { fayre: 1; type: 'ready' }
  /** CSS pixels that the frame's content is high. */
  | { fayre: 1; type: 'height'; height: number }
  /** CSS pixels from the frame's top to what has the focus, such as a form's list of mistakes. */
  | { fayre: 1; type: 'focus'; top: number }
  /** One of the block's own events, such as `fayre-donation-complete`. */
  | { fayre: 1; type: 'event'; name: string; detail: unknown }

/** The version is checked, so that a page's old script does not misread a newer frame. */
export function frameMessage(data: unknown): FrameMessage | undefined {
  const message = Object(data) as { fayre?: unknown; type?: unknown }
  return message.fayre === 1 && typeof message.type === 'string' ? (message as FrameMessage) : undefined
}
