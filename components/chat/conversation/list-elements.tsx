import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';

/*
 * The elements of the list. Virtua hides rows that it has not measured yet and, while the list is scrolled, disables pointer
 * events, both with inherited CSS properties: each change restyles all rows, which is noticeable in a long conversation on a
 * slow machine.
 */

export function ListContainer({ style, children, ref }: CustomContainerComponentProps) {
  const { pointerEvents, ...rest } = style;
  return (
    <div ref={ref} style={rest}>
      {children}
    </div>
  );
}

export function ListItem({ style, children, ref }: CustomItemComponentProps) {
  const { visibility, ...rest } = style;
  return (
    <div ref={ref} style={visibility === 'hidden' ? { ...rest, opacity: 0 } : rest}>
      {children}
    </div>
  );
}
