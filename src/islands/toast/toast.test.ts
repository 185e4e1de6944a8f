import { expect, it, vi } from 'vitest';
import { lazyToasts, type Toaster } from './toast';

const words = { region: 'Notifications', close: 'Close' };
const hello = { type: 'info', title: 'Hello' } as const;

/** A toaster that notes its commands, and the function that loads it. */
function recorder() {
  const commands: string[] = [];
  const toaster: Toaster = {
    add: (id, { title }) => commands.push(`add ${id} ${title}`),
    update: (id, { title }) => commands.push(`update ${id} ${title ?? ''}`),
    close: (id) => commands.push(`close ${id}`),
    closeAll: () => commands.push('close all'),
  };
  const load = vi.fn(() => Promise.resolve({ mountToaster: () => toaster }));
  return { commands, load };
}

it('loads the code when the first toast is added, and once', async () => {
  const { commands, load } = recorder();
  const toasts = lazyToasts(words, load);
  toasts.update('none', hello);
  toasts.close('none');
  toasts.closeAll();
  expect(load).not.toHaveBeenCalled();
  toasts.add(hello);
  toasts.add(hello);
  await vi.waitFor(() => {
    expect(commands).toHaveLength(2);
  });
  expect(load).toHaveBeenCalledOnce();
});

it('carries out in order what was asked for while the code was loading', async () => {
  const { commands, load } = recorder();
  const toasts = lazyToasts(words, load);
  const id = toasts.add({ type: 'loading', title: 'Sending' });
  toasts.update(id, { type: 'success', title: 'Sent' });
  toasts.close(id);
  toasts.closeAll();
  await vi.waitFor(() => {
    expect(commands).toEqual([`add ${id} Sending`, `update ${id} Sent`, `close ${id}`, 'close all']);
  });
});

it('gives every toast an id of its own, over all islands', () => {
  const { load } = recorder();
  const ids = [lazyToasts(words, load), lazyToasts(words, load)].flatMap((toasts) => [
    toasts.add(hello),
    toasts.add(hello),
  ]);
  expect(new Set(ids).size).toBe(4);
});

it('hands its words on', async () => {
  const mountToaster = vi.fn(() => ({
    add: () => {},
    update: () => {},
    close: () => {},
    closeAll: () => {},
  }));
  lazyToasts(words, () => Promise.resolve({ mountToaster })).add(hello);
  await vi.waitFor(() => {
    expect(mountToaster).toHaveBeenCalledExactlyOnceWith(words);
  });
});

it('goes on without toasts when the code cannot be loaded, and tries again with the next', async () => {
  const { commands, load } = recorder();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const toasts = lazyToasts(words, load);
  const lost = toasts.add(hello);
  toasts.update(lost, hello);
  await vi.waitFor(() => {
    expect(load).toHaveBeenCalledOnce();
  });
  await Promise.resolve();
  const id = toasts.add(hello);
  await vi.waitFor(() => {
    expect(commands).toEqual([`add ${id} Hello`]);
  });
});
