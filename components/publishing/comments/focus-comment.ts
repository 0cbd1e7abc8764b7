/** About one second at 60 Hz: the longest wait for the comment to be rendered. */
const maxFrames = 60;

/** Focuses a comment that is about to be rendered, and scrolls only if it is not visible. */
export function focusComment(id: number, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const comment = document.getElementById(`comment-${id}`);
    if (!comment && frames > 0) focusComment(id, frames - 1);
    comment?.focus({ preventScroll: true });
    comment?.scrollIntoView({ block: 'nearest' });
  });
}
