/** A ref that focuses an element which replaces the clicked control. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
