/** A ref for what takes the place of the control that was pressed: the focus goes on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
