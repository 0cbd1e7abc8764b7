/** The dot of unread notifications; the accessible name of its button has the count. */
export function UnreadDot() {
  return (
    <span aria-hidden className="absolute top-2 right-2 size-2.5 rounded-full bg-rowan ring-2 ring-paper" />
  );
}
