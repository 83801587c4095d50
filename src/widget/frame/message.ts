/** The messages between a framed block and the page around it. */
export type FrameMessage =
  /** From the page: tells the frame the page's origin, and the campaign in the page's address as a query string. */
  | { fayre: 1; type: 'hello'; campaign?: unknown }
  /** From the frame: it is listening for `hello`. */
  | { fayre: 1; type: 'ready' }
  /** Height of the frame's content in CSS pixels. */
  | { fayre: 1; type: 'height'; height: number }
  /** Distance in CSS pixels from the frame's top to the focused element, such as the error summary. */
  | { fayre: 1; type: 'focus'; top: number }
  /** One of the block's own events, such as `fayre-donation-complete`. */
  | { fayre: 1; type: 'event'; name: string; detail: unknown }

/** The version is checked, so that an old script in the page does not misread a newer frame. */
export function frameMessage(data: unknown): FrameMessage | undefined {
  const message = Object(data) as { fayre?: unknown; type?: unknown }
  return message.fayre === 1 && typeof message.type === 'string' ? (message as FrameMessage) : undefined
}
