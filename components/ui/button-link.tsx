import type { ComponentProps } from 'react';
import { Link } from '@/lib/platform/i18n/link';
import { buttonClasses, type ButtonLook } from './button-look';

type Props = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: Props) {
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return <Link className={buttonClasses(look, className)} {...rest} />;
}
