import { LoaderCircle } from 'lucide';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from './Icon';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  /** Whether what the button started still runs; it keeps the focus, and further clicks do nothing. */
  loading: boolean;
  /** Stands in the label's place while it loads. */
  loadingLabel: string;
}

const stop = (event: MouseEvent) => event.preventDefault();

/** A button that can be loading or disabled. */
export function Button({ label, loading, loadingLabel, onClick, ...rest }: Props) {
  return (
    <button
      className="button ink-button"
      aria-disabled={loading || undefined}
      onClick={loading ? stop : onClick}
      {...rest}
    >
      {loading && <Icon shapes={LoaderCircle} className="size-5 shrink-0 animate-spin" />}
      {/* A translator takes bare text away, and the wheel could not be put before what is gone. */}
      <span>{loading ? loadingLabel : label}</span>
    </button>
  );
}
