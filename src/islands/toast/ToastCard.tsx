import { Toast } from '@ark-ui/react/toast';
import { CircleCheck, CircleX, Info, LoaderCircle, TriangleAlert, X, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import type { ToastKind } from './toast';

interface Props {
  kind: string | undefined;
  title: ReactNode;
  text: ReactNode;
  closeLabel: string;
}

const LOOKS: Record<ToastKind, { icon: IconNode; className: string }> = {
  info: { icon: Info, className: 'text-text' },
  warning: { icon: TriangleAlert, className: 'text-accent' },
  success: { icon: CircleCheck, className: 'text-success' },
  error: { icon: CircleX, className: 'text-danger' },
  loading: { icon: LoaderCircle, className: 'animate-spin text-muted' },
};

const isKind = (kind: string | undefined): kind is ToastKind => kind !== undefined && kind in LOOKS;

/** One toast: a picture of its kind, what it says, and a way to close it. */
export function ToastCard({ kind, title, text, closeLabel }: Props) {
  const { icon, className } = LOOKS[isKind(kind) ? kind : 'info'];
  return (
    <Toast.Root className="toast flex items-start gap-3 rounded border-2 border-control bg-card p-3 text-text raised">
      <Icon shapes={icon} className={`mt-1 size-5 shrink-0 ${className}`} />
      <div className="min-w-0 flex-1">
        <Toast.Title className="font-bold">{title}</Toast.Title>
        {text !== undefined && <Toast.Description className="text-sm">{text}</Toast.Description>}
      </div>
      <Toast.CloseTrigger
        className="-m-1 flex size-9 shrink-0 items-center justify-center rounded-button hover:bg-tint"
        aria-label={closeLabel}
      >
        <Icon shapes={X} className="size-5" />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
