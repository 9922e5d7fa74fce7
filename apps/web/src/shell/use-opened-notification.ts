import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { markOpened } from '../notifications/api.ts';

/** Marks the notification as read that opened this page, and removes its parameter `notification` from the address. */
export function useOpenedNotification(): void {
  const navigate = useNavigate();
  const id = useRouterState({
    select: ({ resolvedLocation }) => Object(resolvedLocation?.search)['notification'],
  });

  useEffect(() => {
    if (typeof id !== 'string') return;
    void markOpened(id);
    void navigate({
      to: '.' as string, // the same route
      search: ({ notification: _, ...others }: Record<string, unknown>) => others,
      hash: true,
      replace: true,
      resetScroll: false,
    });
  }, [id, navigate]);
}
