/** A second, on most screens: longer nobody waits for a comment to be drawn. */
const mostFrames = 60;

/** To a comment that is about to be drawn: the focus goes on from there, and the screen follows only if it must. */
export function focusComment(id: number, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const comment = document.getElementById(`comment-${id}`);
    if (!comment && frames > 0) focusComment(id, frames - 1);
    comment?.focus({ preventScroll: true });
    comment?.scrollIntoView({ block: 'nearest' });
  });
}
